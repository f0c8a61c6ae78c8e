namespace Roundup.Probes.MadeRequired;

#if MODEL && OLD
public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public int Id { get; set; }

    public required string? Name { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "" },
    ];
}
#endif
