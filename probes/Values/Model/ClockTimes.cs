using System;

namespace Roundup.Probes.ClockTimes;

public class Message
{
    public TimeOnly Value { get; set; }
}
