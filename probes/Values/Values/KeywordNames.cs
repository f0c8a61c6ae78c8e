using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.KeywordNames;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { @class = 1, @event = "a", @null = true, @record = 2 },
        new(),
        new() { @event = "" },
        new() { @class = -1, @record = 5 },
    ];
}
