using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.SharedDefaults;

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
