using System;

namespace Roundup.Probes.Identifiers;

#if MODEL
public class Message
{
    public Guid Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new Guid("00112233-4455-6677-8899-aabbccddeeff") },
        new() { Value = Guid.Empty },
        new() { Value = new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff") },
        new() { Value = new Guid("0000000a-0000-0000-0000-000000000000") },
    ];
}
#endif
