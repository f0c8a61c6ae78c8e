using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.WideIntegers;

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
