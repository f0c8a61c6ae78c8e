using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.InitialCollections;

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
