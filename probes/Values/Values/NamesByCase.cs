using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.NamesByCase;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { id = 1, Id = 2, ID = 3 },
        new() { Id = 4 },
        new() { id = 5 },
        new() { ID = 6 },
    ];
}
