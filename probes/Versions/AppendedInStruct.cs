namespace Roundup.Probes.AppendedInStruct;

#if MODEL && OLD
public class Message
{
    public Point[] Points { get; set; } = [];

    public int End { get; set; }
}

public struct Point
{
    public int X { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public Point[] Points { get; set; } = [];

    public int End { get; set; }
}

public struct Point
{
    public int X { get; set; }

    public int Y { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Points = [new() { X = 1 }, new() { X = 2 }], End = 9 },
        new() { Points = [new() { X = 3 }], End = 8 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Points = [new() { X = 1 }, new() { X = 2 }], End = 9 },
        new() { Points = [new() { X = 3 }], End = 8 },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Points = [new() { X = 1, Y = 5 }, new() { X = 2, Y = 6 }], End = 9 },
        new() { Points = [new() { X = 3, Y = 7 }], End = 8 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Points = [new() { X = 1 }, new() { X = 2 }], End = 9 },
        new() { Points = [new() { X = 3 }], End = 8 },
    ];
}
#endif
