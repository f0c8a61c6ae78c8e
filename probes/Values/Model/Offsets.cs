using System;

namespace Roundup.Probes.Offsets;

public class Message
{
    public DateTimeOffset Value { get; set; }
}
