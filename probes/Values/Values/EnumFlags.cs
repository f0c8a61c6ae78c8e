using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.EnumFlags;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = Rights.None },
        new() { Value = Rights.Read },
        new() { Value = Rights.Read | Rights.Delete },
        new() { Value = Rights.ReadWrite },
        new() { Value = Rights.ReadWrite | Rights.Delete },
        new() { Value = Rights.Read | (Rights)4 },
        new() { Value = (Rights)64 },
        new() { Value = (Rights)(-1) },
    ];
}
