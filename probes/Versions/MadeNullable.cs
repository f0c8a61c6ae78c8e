namespace Roundup.Probes.MadeNullable;

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
    public int? Count { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = 0, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = 0, Name = "b" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = 0, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Count = 5, Name = "a" },
        new() { Count = 0, Name = "b" },
    ];
}
#endif
