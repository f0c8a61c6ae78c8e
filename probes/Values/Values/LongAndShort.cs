using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.LongAndShort;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new string('a', 100_000) },
        new() { Value = "b" },
        new() { Value = new string('é', 5_000) },
        new() { Value = "" },
        new() { Value = "c" },
        new() { Value = null },
    ];
}
