using System.Collections.Generic;

namespace Roundup.Probes.EnumKeys;

public enum Level
{
    None,
    Low,
    High,
}

public class Message
{
    public Dictionary<Level, int> Value { get; set; } = [];
}
