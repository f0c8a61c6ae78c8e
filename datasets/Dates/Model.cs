using System;

namespace Roundup.Datasets.Dates;

public class Appointment
{
    public DateTime Utc { get; set; }

    public DateTime Local { get; set; }

    public DateTime Unspecified { get; set; }

    public DateTime? Maybe { get; set; }

    public DateTimeOffset Offset { get; set; }

    public TimeSpan Length { get; set; }
}
