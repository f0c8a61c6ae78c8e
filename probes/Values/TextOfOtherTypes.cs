namespace Roundup.Probes.TextOfOtherTypes;

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
        new() { Value = "~" },
        new() { Value = "null" },
        new() { Value = "Null" },
        new() { Value = "NULL" },
        new() { Value = "true" },
        new() { Value = "False" },
        new() { Value = "yes" },
        new() { Value = "off" },
        new() { Value = "0" },
        new() { Value = "007" },
        new() { Value = "-1" },
        new() { Value = "1e5" },
        new() { Value = "0x1F" },
        new() { Value = "1_000" },
        new() { Value = ".5" },
        new() { Value = "NaN" },
        new() { Value = ".inf" },
        new() { Value = "12:30:45" },
        new() { Value = "2024-02-29" },
        new() { Value = "2024-02-29T12:30:45Z" },
        new() { Value = "{}" },
        new() { Value = "[]" },
        new() { Value = "!!str" },
        new() { Value = "<<" },
    ];
}
#endif
