using System.Collections.Generic;

namespace Roundup.Probes.Sets;

#if MODEL
public class Message
{
    public HashSet<int> Numbers { get; set; } = [];

    public HashSet<string> Texts { get; set; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Numbers = [3, 1, 2], Texts = ["b", "a"] },
        new() { Numbers = [0], Texts = [""] },
        new() { Numbers = [-1, int.MaxValue], Texts = ["a", "A", "ä"] },
        new(),
    ];
}
#endif
