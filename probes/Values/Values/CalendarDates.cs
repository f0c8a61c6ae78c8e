using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.CalendarDates;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new DateOnly(2024, 2, 29) },
        new() { Value = DateOnly.MinValue },
        new() { Value = DateOnly.MaxValue },
        new() { Value = new DateOnly(1969, 12, 31) },
    ];
}
