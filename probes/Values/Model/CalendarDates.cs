using System;

namespace Roundup.Probes.CalendarDates;

public class Message
{
    public DateOnly Value { get; set; }
}
