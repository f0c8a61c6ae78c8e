using System;

namespace Roundup.Probes.CalendarDates;

#if MODEL
public class Message
{
    public DateOnly Value { get; set; }
}
#endif
#if VALUES
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
#endif
