using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Queues;

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
