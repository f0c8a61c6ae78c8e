namespace Roundup.Probes.TextSurrogates;

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
        new() { Value = "high \uD83D" },
        new() { Value = "\uDE00 low" },
        new() { Value = "turned \uDE00\uD83D round" },
        new() { Value = "\uD83D" },
    ];
}
#endif
