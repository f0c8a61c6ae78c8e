using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.ListToArray;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [1, 2, 3], Items = [new() { Id = 1 }] },
        new() { Numbers = [], Items = [new() { Id = 2 }, new() { Id = 3 }] },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Numbers = [1, 2, 3], Items = [new() { Id = 1 }] },
        new() { Numbers = [], Items = [new() { Id = 2 }, new() { Id = 3 }] },
    ];
}
