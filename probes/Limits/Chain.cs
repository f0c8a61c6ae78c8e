namespace Roundup.Probes.Chain;

#if MODEL
public class Message
{
    public int Depth { get; set; }

    public Message? Next { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    // Around the limits that libraries are known to have: 64, 100, 128, 512 and 1,000. The question of limits names each.
    public IReadOnlyList<Message> Values { get; } =
    [
        .. new[] { 16, 32, 63, 64, 65, 99, 100, 101, 127, 128, 129, 256, 511, 512, 513, 998, 1_000, 1_001, 5_000, 10_000 }.Select(Of),
    ];

    private static Message Of(int depth)
    {
        var outer = new Message { Depth = depth };
        for (var level = depth - 1; level > 0; level--)
        {
            outer = new Message { Depth = level, Next = outer };
        }

        return outer;
    }
}
#endif
