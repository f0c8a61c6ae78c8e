using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InitialValues;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Level = Level.First, Retries = 0, Enabled = false, Note = null, Limit = null },
        new(),
        new() { Level = Level.First, Retries = 7, Enabled = false, Note = "", Limit = 0 },
        new() { Level = Level.Second, Retries = 0, Enabled = true, Note = "x", Limit = 2.5 },
    ];
}
