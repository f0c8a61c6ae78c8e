using System.Collections.Generic;

namespace Roundup.Probes.IntegerKeys;

public class Message
{
    public Dictionary<int, int> Value { get; set; } = [];
}
