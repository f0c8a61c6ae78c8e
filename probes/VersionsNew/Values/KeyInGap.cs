using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.KeyInGap;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Count = 5, Name = "a" },
        new() { Id = 2, Count = 6, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "b" },
    ];
}
