using System.Collections.Generic;

namespace Roundup.Probes.TextKeys;

#if MODEL
public class Message
{
    public Dictionary<string, int> Value { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new() { ["a"] = 1, ["b"] = 2 } },
        new() { Value = new() { [""] = 1 } },
        new() { Value = new() { [" "] = 1, ["a b"] = 2, ["ä"] = 3 } },
        new() { Value = new() { ["null"] = 1, ["~"] = 2, ["true"] = 3, ["1"] = 4 } },
        new() { Value = new() { ["$type"] = 1, ["$id"] = 2, ["$ref"] = 3, ["$values"] = 4 } },
        new() { Value = new() { ["a.b"] = 1, ["a:b"] = 2, ["a[0]"] = 3, ["#"] = 4 } },
        new() { Value = new() { ["key"] = 1, ["Key"] = 2, ["KEY"] = 3 } },
        new(),
    ];
}
#endif
