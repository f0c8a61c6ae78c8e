namespace Roundup.Probes.SizedBytes;

#if MODEL
public class Message
{
    public byte[] Value { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    // Formats add some bytes, so that several lengths are near each limit.
    public IReadOnlyList<Message> Values { get; } =
    [
        .. from limit in new[] { 4_096, 16_384, 65_536 } from step in Enumerable.Range(0, 8) select Of(limit - 42 + (12 * step)),
    ];

    private static Message Of(int length) => new()
    {
        Value = [.. Enumerable.Range(0, length).Select(index => (byte)(index * (long)index / 7))],
    };
}
#endif
