namespace Roundup.Probes.EnumValueAdded;

#if MODEL && OLD
public enum Level
{
    None,
    Low,
}

public class Message
{
    public Level Level { get; set; }

    public int Id { get; set; }
}
#endif
#if MODEL && NEW
public enum Level
{
    None,
    Low,
    High,
}

public class Message
{
    public Level Level { get; set; }

    public int Id { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Level = Level.Low, Id = 1 },
        new() { Level = Level.None, Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Level = (Level)2, Id = 1 },
        new() { Level = Level.Low, Id = 2 },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Level = Level.High, Id = 1 },
        new() { Level = Level.Low, Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Level = Level.Low, Id = 1 },
        new() { Level = Level.None, Id = 2 },
    ];
}
#endif
