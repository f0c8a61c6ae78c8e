namespace Roundup.Probes.InitialValueAdded;

#if MODEL && OLD
public class Message
{
    public int Id { get; set; }

    public int Count { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public int Id { get; set; }

    public int Count { get; set; } = 5;
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Count = 0 },
        new() { Id = 2, Count = 7 },
        new() { Id = 3, Count = 5 },
        new() { Id = 4, Count = 0 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Count = 0 },
        new() { Id = 2, Count = 7 },
        new() { Id = 3, Count = 5 },
        new() { Id = 4, Count = 0 },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Count = 0 },
        new() { Id = 2, Count = 7 },
        new() { Id = 3, Count = 5 },
        new() { Id = 4, Count = 0 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Count = 0 },
        new() { Id = 2, Count = 7 },
        new() { Id = 3, Count = 5 },
        new() { Id = 4, Count = 0 },
    ];
}
#endif
