using System.Collections.Generic;

namespace Roundup.Probes.SharedDefaults;

#if MODEL
public class Message
{
    private static readonly Mark s_default = new() { Number = 1, Remark = "shared" };
    private static readonly List<string> s_paths = ["/shared"];

    public Mark Mark { get; set; } = s_default;

    public List<string> Paths { get; set; } = s_paths;
}

public class Mark
{
    public int Number { get; set; }

    public string? Remark { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Mark = new() { Number = 2, Remark = "a" }, Paths = ["/a"] },
        new() { Mark = new() { Number = 3 }, Paths = [] },
        new() { Mark = new() { Number = 1, Remark = "shared" }, Paths = ["/shared"] },
        new() { Mark = new() { Number = 4, Remark = "b" }, Paths = ["/b", "/c"] },
    ];
}
#endif
