using System;

namespace Roundup.Probes.Durations;

#if MODEL
public class Message
{
    public TimeSpan Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = TimeSpan.Zero },
        new() { Value = new TimeSpan(1) },
        new() { Value = new TimeSpan(-1) },
        new() { Value = new TimeSpan(0, 0, 0, 1, 500) },
        new() { Value = new TimeSpan(23, 59, 59) },
        new() { Value = new TimeSpan(1, 2, 3, 4, 5) },
        new() { Value = new TimeSpan(-1, -2, -3, -4) },
        new() { Value = new TimeSpan(10_675_199, 0, 0, 0) },
        new() { Value = TimeSpan.MaxValue },
        new() { Value = TimeSpan.MinValue },
    ];
}
#endif
