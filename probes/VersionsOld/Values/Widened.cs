using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Widened;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = -1, Name = "b" },
        new() { Count = int.MaxValue, Name = "c" },
        new() { Count = 0, Name = "d" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = -1, Name = "b" },
        new() { Count = int.MaxValue, Name = "c" },
        new() { Count = 0, Name = "d" },
    ];
}
