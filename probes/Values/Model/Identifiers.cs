using System;

namespace Roundup.Probes.Identifiers;

public class Message
{
    public Guid Value { get; set; }
}
