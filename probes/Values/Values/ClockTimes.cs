using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.ClockTimes;

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
