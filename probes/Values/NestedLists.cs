using System.Collections.Generic;

namespace Roundup.Probes.NestedLists;

#if MODEL
public class Message
{
    public List<List<int>> Value { get; set; } = [];
}
#endif
#if VALUES
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
#endif
