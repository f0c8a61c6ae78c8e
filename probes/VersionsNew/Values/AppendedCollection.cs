using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.AppendedCollection;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Tags = ["a", "b"] },
        new() { Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1 },
        new() { Id = 2 },
    ];
}
