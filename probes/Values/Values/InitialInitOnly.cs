using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InitialInitOnly;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Data = "a", Count = 2 },
        new() { Id = 2, Data = null, Count = 0, Enabled = false },
        new() { Id = 3 },
        new() { Id = 4, Data = "", Count = 3, Enabled = false },
    ];
}
