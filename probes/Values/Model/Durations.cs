using System;

namespace Roundup.Probes.Durations;

public class Message
{
    public TimeSpan Value { get; set; }
}
