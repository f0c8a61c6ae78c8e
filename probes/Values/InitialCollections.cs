using System.Collections.Generic;

namespace Roundup.Probes.InitialCollections;

#if MODEL
public class Message
{
    public List<string> Paths { get; set; } = ["/test"];

    public int[] Codes { get; set; } = [0, 0, 0];

    public byte[] Key { get; set; } = [0, 0, 0];

    public Dictionary<string, int> Limits { get; set; } = new() { ["base"] = 1 };

    public HashSet<int> Ports { get; set; } = [80];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Paths = ["/a"], Codes = [1, 2], Key = [1, 2, 3], Limits = new() { ["cpu"] = 4 }, Ports = [443] },
        new() { Paths = ["/test", "/b"], Codes = [5], Key = [4, 5, 6], Limits = new() { ["base"] = 9 }, Ports = [80, 443] },
        new() { Paths = [], Codes = [], Key = [], Limits = [], Ports = [] },
        new(),
    ];
}
#endif
