using System.Collections.Generic;

namespace Roundup.Probes.KeysThatCollide;

#if MODEL
public class Message
{
    public Dictionary<long, int> Counts { get; set; } = [];
}
#endif
#if VALUES
/// <summary>Twice as many keys in each pair: first ordinary ones, then those whose halves cancel out in the hash code of a long.</summary>
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        .. from count in new[] { 1_000, 2_000, 4_000, 8_000 }
           from collide in new[] { false, true }
           select new Message { Counts = Enumerable.Range(1, count).ToDictionary(key => Key(key, collide), key => key) },
    ];

    private static long Key(long key, bool collides) => collides ? (key << 32) | key : key;
}
#endif
