namespace Roundup.Probes.Enums;

#if MODEL
public enum Level
{
    None,
    Low,
    High,
}

public class Message
{
    public Level Value { get; set; }

    public Level? Maybe { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = Level.None, Maybe = null },
        new() { Value = Level.High, Maybe = Level.None },
        new() { Value = (Level)3, Maybe = (Level)7 },
        new() { Value = (Level)(-1), Maybe = (Level)int.MinValue },
    ];
}
#endif
