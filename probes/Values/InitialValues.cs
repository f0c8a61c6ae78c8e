namespace Roundup.Probes.InitialValues;

#if MODEL
public enum Level
{
    First,
    Second,
}

public class Message
{
    public Level Level { get; set; } = Level.Second;

    public int Retries { get; set; } = 5;

    public bool Enabled { get; set; } = true;

    public string? Note { get; set; } = "none";

    public double? Limit { get; set; } = 1.5;
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Level = Level.First, Retries = 0, Enabled = false, Note = null, Limit = null },
        new(),
        new() { Level = Level.First, Retries = 7, Enabled = false, Note = "", Limit = 0 },
        new() { Level = Level.Second, Retries = 0, Enabled = true, Note = "x", Limit = 2.5 },
    ];
}
#endif
