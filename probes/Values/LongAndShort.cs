namespace Roundup.Probes.LongAndShort;

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
        new() { Value = new string('a', 100_000) },
        new() { Value = "b" },
        new() { Value = new string('é', 5_000) },
        new() { Value = "" },
        new() { Value = "c" },
        new() { Value = null },
    ];
}
#endif
