using System;
using System.Collections.Generic;

namespace Roundup.Probes.ClockKeys;

#if MODEL
public class Message
{
    public Dictionary<TimeOnly, int> Value { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    // Without seconds, which some libraries lose (ClockTimes): here it is about keys.
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [TimeOnly.MinValue] = 1, [new TimeOnly(12, 30)] = 2 } },
        new() { Value = new() { [new TimeOnly(23, 59)] = 3 } },
    ];
}
#endif
