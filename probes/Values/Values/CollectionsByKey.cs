using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.CollectionsByKey;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Lists = new() { ["a"] = [1], ["b"] = [] } },
        new() { Maps = new() { ["a"] = new() { ["b"] = 1 }, ["c"] = [] } },
        new() { Lists = new() { [""] = [0] }, Maps = new() { ["x"] = new() { ["y"] = 2, ["z"] = 3 } } },
        new(),
    ];
}
