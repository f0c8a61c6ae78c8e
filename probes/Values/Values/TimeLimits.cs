using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.TimeLimits;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = DateTime.MinValue },
        new() { Value = DateTime.MaxValue },
        new() { Value = DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc) },
        new() { Value = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc) },
        new() { Value = DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Local) },
        new() { Value = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Local) },
    ];
}
