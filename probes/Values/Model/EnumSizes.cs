namespace Roundup.Probes.EnumSizes;

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
