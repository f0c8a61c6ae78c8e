using System.Collections.Generic;

namespace Roundup.Probes.NullOrEmpty;

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
