using System.Collections.Generic;

namespace Roundup.Probes.EmptyObjects;

#if MODEL
public class Nothing;

public class Message
{
    public List<Nothing> Items { get; set; } = [];

    public int Id { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1 },
        new() { Items = [new()], Id = 2 },
        new() { Items = [new(), new(), new()], Id = 3 },
        new() { Id = 4 },
    ];
}
#endif
