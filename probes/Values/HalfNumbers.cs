using System;

namespace Roundup.Probes.HalfNumbers;

#if MODEL
public class Message
{
    public Half Value { get; set; }
}
#endif
#if VALUES
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
#endif
