using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Structs;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new()
        {
            Point = new() { X = 1, Y = 2 },
            Fields = new() { A = 3, B = "b" },
            Range = new(4, 5),
            Maybe = new() { X = 6 },
        },
        new(),
        new() { Point = new() { X = -1 }, Fields = new() { B = "" }, Range = new(0, 1), Maybe = new Point() },
        new() { Fields = new() { A = 1 }, Range = new(-1, -2) },
    ];
}
