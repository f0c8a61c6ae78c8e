using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.AppendedInStruct;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Points = [new() { X = 1, Y = 5 }, new() { X = 2, Y = 6 }], End = 9 },
        new() { Points = [new() { X = 3, Y = 7 }], End = 8 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Points = [new() { X = 1 }, new() { X = 2 }], End = 9 },
        new() { Points = [new() { X = 3 }], End = 8 },
    ];
}
