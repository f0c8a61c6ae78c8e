using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.ConstructorParameters;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new("a", 1) { Note = "n" },
        new(null, 0),
        new("", 2),
        new("b", -1) { Note = "" },
    ];
}
