namespace Roundup.Probes.TextLines;

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
        new() { Value = "a\nb" },
        new() { Value = "a\r\nb" },
        new() { Value = "a\rb" },
        new() { Value = "\n" },
        new() { Value = "\r\n" },
        new() { Value = "\r" },
        new() { Value = "first\n\nthird\n" },
        new() { Value = "\n  indented\n" },
        new() { Value = "next\u0085line" },
        new() { Value = "separated\u2028lines\u2029paragraphs" },
    ];
}
#endif
