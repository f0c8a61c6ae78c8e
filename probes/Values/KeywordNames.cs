namespace Roundup.Probes.KeywordNames;

#if MODEL
public class Message
{
    public int @class { get; set; }

    public string? @event { get; set; }

    public bool @null { get; set; }

    public int @record { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { @class = 1, @event = "a", @null = true, @record = 2 },
        new(),
        new() { @event = "" },
        new() { @class = -1, @record = 5 },
    ];
}
#endif
