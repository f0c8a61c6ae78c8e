using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.SubtypeAdded;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 }, Others = [new Line { Length = 2 }] },
        new() { First = new Line { Name = "b", Length = 3 }, Others = [new Circle(), new Line()] },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 }, Others = [new Line { Length = 2 }] },
        new() { First = new Line { Name = "b", Length = 3 }, Others = [new Circle(), new Line()] },
    ];
}
