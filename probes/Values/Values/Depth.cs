using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Depth;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Chain(10),
        Chain(50),
    ];

    private static Message Chain(int length) => new() { Id = length, Next = length == 1 ? null : Chain(length - 1) };
}
