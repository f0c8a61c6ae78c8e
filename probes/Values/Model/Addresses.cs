using System;

namespace Roundup.Probes.Addresses;

public class Message
{
    public Uri? Value { get; set; }
}
