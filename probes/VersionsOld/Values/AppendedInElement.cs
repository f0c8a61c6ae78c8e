using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.AppendedInElement;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Items = [new() { Id = 1 }, new() { Id = 2 }], End = "e" },
        new() { Items = [new() { Id = 3 }], End = "end" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Items = [new() { Id = 1 }, new() { Id = 2 }], End = "e" },
        new() { Items = [new() { Id = 3 }], End = "end" },
    ];
}
