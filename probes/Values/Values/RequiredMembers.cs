using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.RequiredMembers;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 0, Name = null },
        new() { Id = 2, Name = "", Note = "" },
        new() { Id = 3, Name = "b" },
    ];
}
