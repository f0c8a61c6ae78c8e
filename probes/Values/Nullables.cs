using System;

namespace Roundup.Probes.Nullables;

#if MODEL
public class Message
{
    public int? Number { get; set; }

    public bool? Flag { get; set; }

    public double? Measure { get; set; }

    public decimal? Price { get; set; }

    public DateTime? Time { get; set; }

    public Guid? Id { get; set; }

    public char? Letter { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(),
        new()
        {
            Number = 0,
            Flag = false,
            Measure = 0,
            Price = 0,
            Time = DateTime.UnixEpoch,
            Id = Guid.Empty,
            Letter = '0',
        },
        new()
        {
            Number = -1,
            Flag = true,
            Measure = null,
            Price = 1.5m,
            Time = null,
            Id = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
        },
        new()
        {
            Number = null,
            Flag = null,
            Measure = 1.5,
            Price = null,
            Time = new DateTime(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc),
            Letter = 'a',
        },
    ];
}
#endif
