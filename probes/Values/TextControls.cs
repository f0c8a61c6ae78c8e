namespace Roundup.Probes.TextControls;

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
        new() { Value = "a\0b" },
        new() { Value = "\0" },
        new() { Value = "\u0001" },
        new() { Value = "bell \a, back \b, form \f, vertical \v" },
        new() { Value = "escape \u001B[0m" },
        new() { Value = "\u007F" },
        new() { Value = "\u0080\u009F" },
        new() { Value = "end\u001A" },
    ];
}
#endif
