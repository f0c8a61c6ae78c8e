using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Tuples;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Tuple = (1, "a"), Pair = new("b", 2) },
        new() { Tuple = (0, null), Pair = new("", 0) },
    ];
}
