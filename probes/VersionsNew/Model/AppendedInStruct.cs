namespace Roundup.Probes.AppendedInStruct;

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
