using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.EmptyObjects;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1 },
        new() { Items = [new()], Id = 2 },
        new() { Items = [new(), new(), new()], Id = 3 },
        new() { Id = 4 },
    ];
}
