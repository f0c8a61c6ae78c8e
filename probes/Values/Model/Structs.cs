namespace Roundup.Probes.Structs;

public class Message
{
    public Point Point { get; set; }

    public Range Range { get; set; }

    public Point? Maybe { get; set; }
}

public struct Point
{
    public int X { get; set; }

    public int Y { get; set; }
}

public readonly record struct Range(int From, int To);
