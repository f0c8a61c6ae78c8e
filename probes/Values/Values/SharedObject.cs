using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.SharedObject;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Of(new() { Id = 1, Name = "a" }),
        Of(new() { Id = 2, Name = "b" }),
    ];

    private static Message Of(Item item) => new() { First = item, Second = item, Items = [item, item] };
}
