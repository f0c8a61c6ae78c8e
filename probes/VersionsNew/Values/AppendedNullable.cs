using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.AppendedNullable;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n", Count = 5 },
        new() { Id = 2, Name = "b" },
        new() { Id = 3, Note = "", Count = 0 },
        new() { Id = 4, Name = "", Note = "m" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2 },
    ];
}
