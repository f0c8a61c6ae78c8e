using System.Collections.Generic;

namespace Roundup.Probes.Tuples;

#if MODEL
public class Message
{
    public (int Id, string? Name) Tuple { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Tuple = (1, "a"), Pair = new("b", 2) },
        new() { Tuple = (0, null), Pair = new("", 0) },
    ];
}
#endif
