using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Queues;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Queue = new([1, 2, 3]), Linked = new([1, 2, 3]) },
        new() { Queue = new([1]), Linked = new([0]) },
        new() { Queue = new([5, 4]), Linked = new([5, 4]) },
        new(),
    ];
}
