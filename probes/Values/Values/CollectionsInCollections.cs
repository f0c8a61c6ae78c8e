using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.CollectionsInCollections;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Lists = [[1, 2], [], [3]] },
        new() { ListsByName = new() { ["a"] = [1], ["b"] = [] } },
        new() { MapsByName = new() { ["a"] = new() { ["b"] = 1 }, ["c"] = [] } },
        new()
        {
            Lists = [[]],
            ListsByName = new() { [""] = [0] },
            MapsByName = new() { ["x"] = new() { ["y"] = 2, ["z"] = 3 } },
        },
    ];
}
