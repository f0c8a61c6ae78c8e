using System.Collections.Generic;

namespace Roundup.Probes.NullableInDictionary;

#if MODEL
public class Message
{
    public Dictionary<int, int?> Numbers { get; set; } = [];

    public Dictionary<int, string?> Names { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = new() { [1] = 0, [2] = 7 }, Names = new() { [1] = null, [2] = "", [3] = "c" } },
        new() { Numbers = new() { [1] = null, [2] = 0 }, Names = new() { [5] = "e" } },
        new() { Numbers = new() { [9] = 3 }, Names = new() { [0] = null } },
        new(),
    ];
}
#endif
