using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.TimeKeys;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [new DateTime(2024, 2, 29, 12, 30, 45, DateTimeKind.Utc)] = 1 } },
        new()
        {
            Value = new() { [DateTime.UnixEpoch] = 1, [new DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Unspecified).AddTicks(1)] = 2 },
        },
    ];
}
