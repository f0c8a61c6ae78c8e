using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.TwoConstructors;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a"),
        new(),
        new(2, ""),
        new(0, "b"),
    ];
}
