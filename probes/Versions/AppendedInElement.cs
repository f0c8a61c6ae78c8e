using System.Collections.Generic;

namespace Roundup.Probes.AppendedInElement;

#if MODEL && OLD
public class Message
{
    public List<Item> Items { get; set; } = [];

    public string? End { get; set; }
}

public class Item
{
    public int Id { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public List<Item> Items { get; set; } = [];

    public string? End { get; set; }
}

public class Item
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Items = [new() { Id = 1 }, new() { Id = 2 }], End = "e" },
        new() { Items = [new() { Id = 3 }], End = "end" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Items = [new() { Id = 1 }, new() { Id = 2 }], End = "e" },
        new() { Items = [new() { Id = 3 }], End = "end" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Items = [new() { Id = 1, Name = "a" }, new() { Id = 2 }], End = "e" },
        new() { Items = [new() { Id = 3, Name = "b" }], End = "end" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Items = [new() { Id = 1 }, new() { Id = 2 }], End = "e" },
        new() { Items = [new() { Id = 3 }], End = "end" },
    ];
}
#endif
