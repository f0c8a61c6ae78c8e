using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.MadeNullable;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = 0, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = 0, Name = "b" },
    ];
}
