using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InitOnly;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Numbers = [1] },
        new() { Id = 0, Name = null, Numbers = [] },
        new() { Id = 2, Name = "", Numbers = [1, 2] },
        new() { Id = 3, Name = "b", Numbers = [0] },
    ];
}
