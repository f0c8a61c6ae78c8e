using System.Collections.Generic;

namespace Roundup.Probes.NullElements;

#if MODEL
public class Message
{
    public List<string?>? Texts { get; set; }

    public List<Item?>? Items { get; set; }

    public int?[]? Numbers { get; set; }
}

public class Item
{
    public int Id { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Texts = [null], Items = [null], Numbers = [null] },
        new() { Texts = ["a", null, ""], Items = [new() { Id = 1 }, null, new()], Numbers = [0, null, 1] },
        new() { Texts = [null, "b"], Items = [null, new() { Id = 2 }], Numbers = [null, 5] },
        new() { Texts = ["", ""], Items = [new(), new()], Numbers = [0, 0] },
    ];
}
#endif
