namespace Roundup.Probes.Text;

#if MODEL
public class Message
{
    public string? Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = "a" },
        new() { Value = "The quick brown fox." },
        new() { Value = "Grüße, Ελληνικά, русский" },
        new() { Value = "日本語" },
        new() { Value = "\U0001F600 and \U0001F468\u200D\U0001F469\u200D\U0001F467" },
        new() { Value = "e\u0301 is not \u00E9" },
        new() { Value = "\uFEFFwith a byte order mark" },
        new() { Value = "\uFFFD\uFFFF" },
        new() { Value = "quotes \" ' ` and \\ and / and <b>&amp;</b>" },
        new() { Value = "# { } [ ] , : - ? ! % @ | > & *" },
        new() { Value = new string('x', 31) + "é" },
        new() { Value = new string('ß', 300) },
    ];
}
#endif
