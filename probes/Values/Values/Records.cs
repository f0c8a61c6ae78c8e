using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.Records;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a", new(1.5, -2)),
        new(0, null, null),
        new(2, "", new(0, 0)) { Note = "b" },
        new(3, "c", null) { Note = "" },
    ];
}
