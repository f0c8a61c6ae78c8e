namespace Roundup.Probes.SizedText;

#if MODEL
public class Message
{
    public string Value { get; set; } = "";
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

    // No part of the text is like the part before it.
    private static Message Of(int length) => new()
    {
        Value = string.Concat(Enumerable.Range(0, length).Select(index => (char)('a' + (index * (long)index / 7 % 26)))),
    };
}
#endif
