using System.Collections.Generic;

namespace Roundup.Probes.EnumKeys;

#if MODEL
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
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [Level.Low] = 1, [Level.High] = 2 } },
        new() { Value = new() { [Level.None] = 1 } },
        new() { Value = new() { [(Level)7] = 1 } },
        new(),
    ];
}
#endif
