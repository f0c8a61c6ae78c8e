using System.Collections.Generic;

namespace Roundup.Probes.NullableInDictionary;

public class Message
{
    public Dictionary<int, int?> Numbers { get; set; } = [];

    public Dictionary<int, string?> Names { get; set; } = [];
}
