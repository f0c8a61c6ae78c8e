using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InitialValueAdded;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Count = 0 },
        new() { Id = 2, Count = 7 },
        new() { Id = 3, Count = 5 },
        new() { Id = 4, Count = 0 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Count = 0 },
        new() { Id = 2, Count = 7 },
        new() { Id = 3, Count = 5 },
        new() { Id = 4, Count = 0 },
    ];
}
