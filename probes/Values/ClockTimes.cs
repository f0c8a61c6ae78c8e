using System;

namespace Roundup.Probes.ClockTimes;

#if MODEL
public class Message
{
    public TimeOnly Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new TimeOnly(12, 30, 45) },
        new() { Value = TimeOnly.MinValue },
        new() { Value = TimeOnly.MaxValue },
        new() { Value = new TimeOnly(1) },
    ];
}
#endif
