using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.EnumKeys;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [Level.Low] = 1, [Level.High] = 2 } },
        new() { Value = new() { [Level.None] = 1 } },
        new() { Value = new() { [(Level)7] = 1 } },
        new(),
    ];
}
