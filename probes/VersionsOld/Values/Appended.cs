using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Appended;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Name = "a" },
        new() { Name = "second" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Name = "a" },
        new() { Name = "b" },
    ];
}
