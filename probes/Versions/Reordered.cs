#if NEW
using Roundup.Contracts;

#endif
namespace Roundup.Probes.Reordered;

#if MODEL && OLD
public class Message
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Note { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    [Member(3)]
    public string? Note { get; set; }

    [Member(2)]
    public string? Name { get; set; }

    [Member(1)]
    public int Id { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 2, Name = "b", Note = "m" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 2, Name = "b", Note = "m" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 2, Name = "b", Note = "m" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 2, Name = "b", Note = "m" },
    ];
}
#endif
