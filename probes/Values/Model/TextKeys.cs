using System.Collections.Generic;

namespace Roundup.Probes.TextKeys;

public class Message
{
    public Dictionary<string, int> Value { get; set; } = [];
}
