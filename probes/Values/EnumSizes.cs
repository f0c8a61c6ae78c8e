namespace Roundup.Probes.EnumSizes;

#if MODEL
public enum Small : byte
{
    One = 1,
    Last = 255,
}

public enum Wide : long
{
    First = long.MinValue,
    None = 0,
    Last = long.MaxValue,
}

public enum Unsigned : ulong
{
    None,
    Last = ulong.MaxValue,
}

public class Message
{
    public Small Small { get; set; }

    public Wide Wide { get; set; }

    public Unsigned Unsigned { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Small = Small.One, Wide = Wide.None, Unsigned = Unsigned.None },
        new() { Small = Small.Last, Wide = Wide.Last, Unsigned = Unsigned.Last },
        new() { Small = Small.One, Wide = Wide.First, Unsigned = Unsigned.None },
        new() { Small = default, Wide = (Wide)(-5), Unsigned = (Unsigned)(1UL << 63) },
    ];
}
#endif
