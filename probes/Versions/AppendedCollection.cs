#if NEW
using System.Collections.Generic;

#endif
namespace Roundup.Probes.AppendedCollection;

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

    public List<string> Tags { get; set; } = [];
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
        new() { Id = 1, Tags = ["a", "b"] },
        new() { Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Id = 1 },
        new() { Id = 2 },
    ];
}
#endif
