using System;
using System.Collections.Generic;

namespace Roundup.Probes.GuidKeys;

#if MODEL
public class Message
{
    public Dictionary<Guid, int> Value { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [new Guid("00112233-4455-6677-8899-aabbccddeeff")] = 1 } },
        new() { Value = new() { [Guid.Empty] = 1, [new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")] = 2 } },
    ];
}
#endif
