namespace Roundup.Probes.AppendedInitOnly;

#if MODEL && OLD
public class Message
{
    public int Id { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public int Id { get; set; }

    public int Retries { get; init; } = 42;

    public string? Name { get; init; } = "initial";

    public bool Enabled { get; init; } = true;
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1 },
        new() { Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1 },
        new() { Id = 2 },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Retries = 3, Name = "a", Enabled = false },
        new() { Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1 },
        new() { Id = 2 },
    ];
}
#endif
