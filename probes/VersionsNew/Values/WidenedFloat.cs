using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.WidenedFloat;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Measure = 1.5, Name = "a" },
        new() { Measure = -0.25, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Measure = 1.5, Name = "a" },
        new() { Measure = -0.25, Name = "b" },
    ];
}
