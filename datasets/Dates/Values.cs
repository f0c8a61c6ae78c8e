using Roundup.Contracts;

namespace Roundup.Datasets.Dates;

public sealed class AppointmentValues : IDataset<Appointment>
{
    public Appointment Create(SeededRandom random, int index)
    {
        // Ticks below the millisecond, and every eighth value at a limit of the range.
        var moment = random.UtcDate().AddTicks(random.Int(0, 9_999_999));
        return new()
        {
            Utc = index % 8 == 7 ? DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc) : moment,
            Local = DateTime.SpecifyKind(moment.AddDays(random.Int(-200, 200)), DateTimeKind.Local),
            Unspecified = index % 8 == 6 ? DateTime.MinValue : DateTime.SpecifyKind(moment, DateTimeKind.Unspecified),
            Maybe = random.Bool() ? null : DateTime.SpecifyKind(moment.Date, DateTimeKind.Unspecified),
            Offset = new DateTimeOffset(
                DateTime.SpecifyKind(moment, DateTimeKind.Unspecified),
                TimeSpan.FromMinutes(random.Pick([0, 60, -210, 345, 840]))),
            Length = index % 8 == 5 ? TimeSpan.MinValue : TimeSpan.FromTicks(random.Long(-1_000_000_000_000, 1_000_000_000_000)),
        };
    }
}
