using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Sets;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [3, 1, 2], Texts = ["b", "a"] },
        new() { Numbers = [0], Texts = [""] },
        new() { Numbers = [-1, int.MaxValue], Texts = ["a", "A", "ä"] },
        new(),
    ];
}
