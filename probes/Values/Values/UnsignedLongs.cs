using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.UnsignedLongs;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = 0 },
        new() { Value = long.MaxValue },
        new() { Value = (ulong)long.MaxValue + 1 },
        new() { Value = ulong.MaxValue },
    ];
}
