using System;
using System.Collections.Generic;
using System.Linq;
using Roundup.Contracts;

namespace Roundup.Probes.Arrays;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new()
        {
            Numbers = [1, 2, 3],
            Texts = ["a", "b"],
            Flags = [true, false],
            Items = [new() { Id = 1, Name = "x" }],
        },
        new() { Numbers = [0], Texts = [""], Flags = [false], Items = [new()] },
        new() { Numbers = [.. Enumerable.Range(-500, 1000)] },
        new(),
    ];
}
