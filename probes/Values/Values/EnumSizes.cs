using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.EnumSizes;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Small = Small.One, Wide = Wide.None, Unsigned = Unsigned.None },
        new() { Small = Small.Last, Wide = Wide.Last, Unsigned = Unsigned.Last },
        new() { Small = Small.One, Wide = Wide.First, Unsigned = Unsigned.None },
        new() { Small = default, Wide = (Wide)(-5), Unsigned = (Unsigned)(1UL << 63) },
    ];
}
