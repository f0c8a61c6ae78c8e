using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InterfaceBase;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Shape = new Circle { Name = "a", Radius = 1.5 } },
        new() { Shape = new Square { Name = "b", Side = 2 }, Others = [new Circle { Radius = 3 }, new Square()] },
        new() { Others = [new Square { Name = "c", Side = -1 }] },
        new(),
    ];
}
