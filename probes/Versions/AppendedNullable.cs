namespace Roundup.Probes.AppendedNullable;

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

    public string? Name { get; set; }

    public string? Note { get; set; }

    public int? Count { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "b" },
        new() { Id = 3 },
        new() { Id = 4, Name = "" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n", Count = 5 },
        new() { Id = 2, Name = "b" },
        new() { Id = 3, Note = "", Count = 0 },
        new() { Id = 4, Name = "", Note = "m" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2 },
    ];
}
#endif
