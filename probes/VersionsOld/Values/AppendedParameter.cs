using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.AppendedParameter;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a"),
        new(2, null),
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new(1, "a"),
        new(2, "b"),
    ];
}
