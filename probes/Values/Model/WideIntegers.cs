using System;

namespace Roundup.Probes.WideIntegers;

public class Message
{
    public Int128 Signed { get; set; }

    public UInt128 Unsigned { get; set; }
}
