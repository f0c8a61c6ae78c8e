using System.Collections.Generic;

namespace Roundup.Probes.IntegerKeys;

#if MODEL
public class Message
{
    public Dictionary<int, int> Value { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [1] = 1, [2] = 2, [3] = 3 } },
        new() { Value = new() { [0] = 1 } },
        new() { Value = new() { [-1] = 1, [int.MinValue] = 2, [int.MaxValue] = 3 } },
        new(),
    ];
}
#endif
