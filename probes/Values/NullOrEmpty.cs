using System.Collections.Generic;

namespace Roundup.Probes.NullOrEmpty;

#if MODEL
public class Message
{
    public string? Text { get; set; }

    public List<int>? List { get; set; }

    public int[]? Array { get; set; }

    public byte[]? Bytes { get; set; }

    public Dictionary<string, int>? Dictionary { get; set; }

    public Inner? Object { get; set; }
}

public class Inner
{
    public string? Name { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(),
        new() { Text = "", List = [], Array = [], Bytes = [], Dictionary = [], Object = new() },
        new() { Text = "a", List = null, Array = [], Bytes = null, Dictionary = [], Object = null },
        new() { Text = null, List = [], Array = null, Bytes = [], Dictionary = null, Object = new() { Name = "" } },
        new() { Text = "", List = [0], Array = [0], Bytes = [0], Dictionary = new() { [""] = 0 }, Object = new() { Name = "a" } },
        new() { Text = "b", List = [1, 2], Array = [1, 2], Bytes = [1, 2], Dictionary = new() { ["a"] = 1 }, Object = new() },
    ];
}
#endif
