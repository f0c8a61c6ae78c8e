using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.DefaultValues;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = -1, Title = "", Plain = 1 },
        new() { Id = 0, Title = "x", Plain = 2 },
        new() { Id = 5, Title = null, Plain = 3 },
        new() { Id = -1, Title = "q", Plain = 4 },
    ];
}
