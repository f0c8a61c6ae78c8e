namespace Roundup.Probes.SizedWideText;

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

    // One letter of each length of UTF-8, ten bytes together, in turns; then letters of one byte up to the length.
    private static Message Of(int length) => new()
    {
        Value = string.Concat(Enumerable.Range(0, length / 10).Select(index => (char)('a' + (index % 26)) + "é€\U0001F600"))
            + new string('x', length % 10),
    };
}
#endif
