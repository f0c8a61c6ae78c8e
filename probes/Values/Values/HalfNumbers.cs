using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.HalfNumbers;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = (Half)1.5 },
        new() { Value = Half.MaxValue },
        new() { Value = Half.Epsilon },
        new() { Value = (Half)(-2) },
    ];
}
