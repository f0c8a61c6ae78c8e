namespace Roundup.Probes.Blobs;

#if MODEL
public class Message
{
    public byte[]? Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = [1, 2, 3] },
        new() { Value = [0] },
        new() { Value = [255, 254, 0, 0] },
        new() { Value = [.. Enumerable.Range(0, 256).Select(value => (byte)value)] },
        new() { Value = [.. Enumerable.Range(0, 10_000).Select(value => (byte)(value * 31))] },
        new() { Value = [] },
    ];
}
#endif
