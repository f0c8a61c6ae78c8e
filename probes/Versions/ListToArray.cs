#if OLD
using System.Collections.Generic;

#endif
namespace Roundup.Probes.ListToArray;

#if MODEL && OLD
public class Message
{
    public List<int> Numbers { get; set; } = [];

    public List<Item> Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public int[] Numbers { get; set; } = [];

    public Item[] Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [1, 2, 3], Items = [new() { Id = 1 }] },
        new() { Numbers = [], Items = [new() { Id = 2 }, new() { Id = 3 }] },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Numbers = [1, 2, 3], Items = [new() { Id = 1 }] },
        new() { Numbers = [], Items = [new() { Id = 2 }, new() { Id = 3 }] },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [1, 2, 3], Items = [new() { Id = 1 }] },
        new() { Numbers = [], Items = [new() { Id = 2 }, new() { Id = 3 }] },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Numbers = [1, 2, 3], Items = [new() { Id = 1 }] },
        new() { Numbers = [], Items = [new() { Id = 2 }, new() { Id = 3 }] },
    ];
}
#endif
