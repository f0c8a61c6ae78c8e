using System.Collections.Generic;

namespace Roundup.Probes.SizedList;

#if MODEL
public class Message
{
    public List<Item> Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Flag { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    // A format has 10 to 40 bytes for each.
    public IReadOnlyList<Message> Values { get; } =
    [
        .. from count in new[] { 100, 200, 300, 500, 800, 1_200, 2_000, 3_000, 5_000, 8_000 } select Of(count),
    ];

    private static Message Of(int count) => new()
    {
        Items = [.. Enumerable.Range(0, count).Select(index => new Item { Id = index * 37, Name = "n" + index, Flag = index % 3 == 0 })],
    };
}
#endif
