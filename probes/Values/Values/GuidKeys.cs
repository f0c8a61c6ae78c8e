using System;
using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.GuidKeys;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { [new Guid("00112233-4455-6677-8899-aabbccddeeff")] = 1 } },
        new() { Value = new() { [Guid.Empty] = 1, [new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")] = 2 } },
    ];
}
