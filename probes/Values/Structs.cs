namespace Roundup.Probes.Structs;

#if MODEL
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
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Point = new() { X = 1, Y = 2 }, Range = new(4, 5), Maybe = new() { X = 6 } },
        new(),
        new() { Point = new() { X = -1 }, Range = new(0, 1), Maybe = new Point() },
        new() { Point = new() { Y = 1 }, Range = new(-1, -2) },
    ];
}
#endif
