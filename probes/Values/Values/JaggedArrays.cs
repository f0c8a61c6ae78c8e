using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.JaggedArrays;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [[1, 2], [], [3]], Texts = [["a"], ["b", "c"]] },
        new() { Numbers = [[]], Texts = [[""]] },
        new() { Numbers = [[0], [0, 0]], Texts = [] },
        new(),
    ];
}
