using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Structs;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Point = new() { X = 1, Y = 2 }, Range = new(4, 5), Maybe = new() { X = 6 } },
        new(),
        new() { Point = new() { X = -1 }, Range = new(0, 1), Maybe = new Point() },
        new() { Point = new() { Y = 1 }, Range = new(-1, -2) },
    ];
}
