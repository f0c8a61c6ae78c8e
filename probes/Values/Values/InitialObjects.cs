using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InitialObjects;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Marks = [new() { Number = 1.5f }], Owner = new() { Number = 1 } },
        new() { Marks = [new() { Number = 4 }, new() { Number = 5 }, new() { Number = 6 }] },
        new() { Marks = [], Owner = new() },
        new() { Owner = new() { Remark = "somebody" } },
    ];
}
