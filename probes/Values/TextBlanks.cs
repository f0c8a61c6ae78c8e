namespace Roundup.Probes.TextBlanks;

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
        new() { Value = " a" },
        new() { Value = "a " },
        new() { Value = "\ta\t" },
        new() { Value = " " },
        new() { Value = "   " },
        new() { Value = "\t" },
        new() { Value = "a  b" },
        new() { Value = "\u00A0a\u00A0" },
        new() { Value = "a\u3000" },
        new() { Value = "  first\n  second  " },
    ];
}
#endif
