using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.PrivateSetters;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Message.Of(1, "a", "n"),
        Message.Of(2, "", "m"),
        Message.Of(3, null, null),
        Message.Of(0, "b", ""),
    ];
}
