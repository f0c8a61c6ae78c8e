using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.NestedLists;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = [[1, 2], [], [3]] },
        new() { Value = [[]] },
        new() { Value = [[0], [0, 0]] },
        new(),
    ];
}
