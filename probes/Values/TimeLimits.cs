using System;

namespace Roundup.Probes.TimeLimits;

#if MODEL
public class Message
{
    public DateTime Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = DateTime.MinValue },
        new() { Value = DateTime.MaxValue },
        new() { Value = DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc) },
        new() { Value = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc) },
        new() { Value = DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Local) },
        new() { Value = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Local) },
    ];
}
#endif
