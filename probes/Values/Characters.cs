namespace Roundup.Probes.Characters;

#if MODEL
public class Message
{
    public char Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = 'a' },
        new() { Value = '\0' },
        new() { Value = ' ' },
        new() { Value = '0' },
        new() { Value = '"' },
        new() { Value = '<' },
        new() { Value = 'é' },
        new() { Value = '\uD83D' },
        new() { Value = '\uFFFF' },
        new() { Value = '\n' },
    ];
}
#endif
