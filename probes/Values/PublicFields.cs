using System.Collections.Generic;

namespace Roundup.Probes.PublicFields;

#if MODEL
public class Message
{
    public int Id;

    public string? Name;

    public List<int> Numbers = [];

    public Point Point;
}

public struct Point
{
    public int X;

    public string? Label;
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Numbers = [1], Point = new() { X = 3, Label = "p" } },
        new() { Id = 2, Name = "", Numbers = [1, 2] },
    ];
}
#endif
