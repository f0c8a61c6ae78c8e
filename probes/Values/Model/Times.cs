using System;

namespace Roundup.Probes.Times;

public class Message
{
    public DateTime Utc { get; set; }

    public DateTime Local { get; set; }

    public DateTime Unspecified { get; set; }
}
