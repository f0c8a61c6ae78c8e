using System.Collections.Generic;

namespace Roundup.Probes.SharedObject;

#if MODEL
public class Message
{
    public Item? First { get; set; }

    public Item? Second { get; set; }

    public List<Item> Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Of(new() { Id = 1, Name = "a" }),
        Of(new() { Id = 2, Name = "b" }),
    ];

    private static Message Of(Item item) => new() { First = item, Second = item, Items = [item, item] };
}
#endif
