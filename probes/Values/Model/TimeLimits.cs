using System;

namespace Roundup.Probes.TimeLimits;

public class Message
{
    public DateTime Value { get; set; }
}
