using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Enums;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = Level.None, Maybe = null },
        new() { Value = Level.High, Maybe = Level.None },
        new() { Value = (Level)3, Maybe = (Level)7 },
        new() { Value = (Level)(-1), Maybe = (Level)int.MinValue },
    ];
}
