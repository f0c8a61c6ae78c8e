using System.Collections.Generic;

namespace Roundup.Probes.CollectionsByKey;

#if MODEL
public class Message
{
    public Dictionary<string, List<int>> Lists { get; set; } = [];

    public Dictionary<string, Dictionary<string, int>> Maps { get; set; } = [];
}
#endif
#if VALUES
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
#endif
