using System.Collections.Generic;

namespace Roundup.Probes.InitialCollections;

public class Message
{
    public List<string> Paths { get; set; } = ["/test"];

    public int[] Codes { get; set; } = [0, 0, 0];

    public byte[] Key { get; set; } = [0, 0, 0];

    public Dictionary<string, int> Limits { get; set; } = new() { ["base"] = 1 };

    public HashSet<int> Ports { get; set; } = [80];
}
