using System;
using System.Collections.Generic;

namespace Roundup.Probes.TimeKeys;

#if MODEL
public class Message
{
    public Dictionary<DateTime, int> Value { get; set; } = [];
}
#endif
#if VALUES
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
#endif
