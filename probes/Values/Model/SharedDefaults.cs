using System.Collections.Generic;

namespace Roundup.Probes.SharedDefaults;

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
