using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.MadeNullableText;

public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Text = "a", Id = 1 },
        new() { Text = "", Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Text = "a", Id = 1 },
        new() { Text = "", Id = 2 },
    ];
}
