namespace Roundup.Probes.Appended;

#if MODEL && OLD
public class Message
{
    public string? Name { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public string? Name { get; set; }

    public int Age { get; set; } = 99;
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Name = "a" },
        new() { Name = "second" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Name = "a" },
        new() { Name = "b" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Name = "a", Age = 7 },
        new() { Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Name = "a" },
        new() { Name = "second" },
    ];
}
#endif
