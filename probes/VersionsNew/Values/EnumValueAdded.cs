using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.EnumValueAdded;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Level = Level.High, Id = 1 },
        new() { Level = Level.Low, Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Level = Level.Low, Id = 1 },
        new() { Level = Level.None, Id = 2 },
    ];
}
