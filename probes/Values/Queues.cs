using System.Collections.Generic;

namespace Roundup.Probes.Queues;

#if MODEL
public class Message
{
    public Queue<int> Value { get; set; } = new();
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new([1, 2, 3]) },
        new() { Value = new([1]) },
        new() { Value = new([5, 4]) },
        new(),
    ];
}
#endif
