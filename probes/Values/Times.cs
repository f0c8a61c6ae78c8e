using System;

namespace Roundup.Probes.Times;

#if MODEL
public class Message
{
    public DateTime Utc { get; set; }

    public DateTime Local { get; set; }

    public DateTime Unspecified { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Of(new(2024, 2, 29, 12, 30, 45)),
        Of(new(2024, 7, 1)),
        Of(new(2024, 1, 1, 0, 0, 0, 1)),
        Of(new DateTime(2024, 1, 31, 23, 59, 59).AddTicks(9_999_999)),
        Of(new DateTime(1969, 12, 31, 23, 59, 59).AddTicks(1)),
        Of(new(1970, 1, 1)),
        Of(new(1899, 12, 30)),
        Of(new(2038, 1, 19, 3, 14, 8)),

        // Twice on the clock, or never, where clocks are set back or forward on these days.
        Of(new(2024, 10, 27, 2, 30, 0)),
        Of(new(2024, 3, 31, 2, 30, 0)),
    ];

    private static Message Of(DateTime time) => new()
    {
        Utc = DateTime.SpecifyKind(time, DateTimeKind.Utc),
        Local = DateTime.SpecifyKind(time, DateTimeKind.Local),
        Unspecified = time,
    };
}
#endif
