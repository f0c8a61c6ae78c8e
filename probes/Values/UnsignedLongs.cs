namespace Roundup.Probes.UnsignedLongs;

#if MODEL
public class Message
{
    public ulong Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = 0 },
        new() { Value = long.MaxValue },
        new() { Value = (ulong)long.MaxValue + 1 },
        new() { Value = ulong.MaxValue },
    ];
}
#endif
