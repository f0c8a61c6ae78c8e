using System;

namespace Roundup.Probes.WideIntegers;

#if MODEL
public class Message
{
    public Int128 Signed { get; set; }

    public UInt128 Unsigned { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Signed = 1, Unsigned = 2 },
        new() { Signed = Int128.MaxValue, Unsigned = UInt128.MaxValue },
        new() { Signed = Int128.MinValue, Unsigned = 0 },
        new() { Signed = -1, Unsigned = ulong.MaxValue },
    ];
}
#endif
