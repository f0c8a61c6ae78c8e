using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.TypeNames;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Occupant = new Resident { Id = 1, Name = "a" } },
        new() { Occupant = new Resident { Id = 2, Name = "b" } },
    ];
}
