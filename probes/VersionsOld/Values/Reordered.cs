using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Reordered;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 2, Name = "b", Note = "m" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 2, Name = "b", Note = "m" },
    ];
}
