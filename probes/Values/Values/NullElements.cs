using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.NullElements;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Texts = [null], Items = [null], Numbers = [null] },
        new() { Texts = ["a", null, ""], Items = [new() { Id = 1 }, null, new()], Numbers = [0, null, 1] },
        new() { Texts = [null, "b"], Items = [null, new() { Id = 2 }], Numbers = [null, 5] },
        new() { Texts = ["", ""], Items = [new(), new()], Numbers = [0, 0] },
    ];
}
