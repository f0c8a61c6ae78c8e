using System;

namespace Roundup.Probes.Offsets;

#if MODEL
public class Message
{
    public DateTimeOffset Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Of(0),
        Of(60),
        Of(-210),
        Of(345),
        Of(840),
        Of(-840),
        Of(1),
        Of(-1),
        new() { Value = DateTimeOffset.UnixEpoch },
        new() { Value = default },
        new() { Value = DateTimeOffset.MaxValue },
        new() { Value = new DateTimeOffset(1969, 12, 31, 23, 59, 59, TimeSpan.Zero).AddTicks(1) },
    ];

    private static Message Of(int minutes) => new()
    {
        Value = new DateTimeOffset(2024, 2, 29, 23, 59, 59, TimeSpan.FromMinutes(minutes)).AddTicks(1_234_567),
    };
}
#endif
