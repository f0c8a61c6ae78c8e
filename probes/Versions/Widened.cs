namespace Roundup.Probes.Widened;

#if MODEL && OLD
public class Message
{
    public int Count { get; set; }

    public string? Name { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public long Count { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = -1, Name = "b" },
        new() { Count = int.MaxValue, Name = "c" },
        new() { Count = 0, Name = "d" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = -1, Name = "b" },
        new() { Count = int.MaxValue, Name = "c" },
        new() { Count = 0, Name = "d" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = -1, Name = "b" },
        new() { Count = int.MaxValue, Name = "c" },
        new() { Count = 0, Name = "d" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = -1, Name = "b" },
        new() { Count = int.MaxValue, Name = "c" },
        new() { Count = 0, Name = "d" },
    ];
}
#endif
