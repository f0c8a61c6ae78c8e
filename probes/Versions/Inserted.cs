#if NEW
using Roundup.Contracts;

#endif
namespace Roundup.Probes.Inserted;

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

    [Member(3)]
    public string? Note { get; set; }

    [Member(2)]
    public string? Name { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "b" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Note = "n", Name = "a" },
        new() { Id = 2, Note = "m", Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1, Name = "a" },
        new() { Id = 2, Name = "b" },
    ];
}
#endif
