using System.Collections.Generic;

namespace Roundup.Probes.SubtypeAdded;

#if MODEL && OLD
public class Message
{
    public Figure? First { get; set; }

    public List<Figure> Others { get; set; } = [];
}

public abstract class Figure
{
    public string? Name { get; set; }
}

public class Circle : Figure
{
    public double Radius { get; set; }
}

public class Line : Figure
{
    public double Length { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public Figure? First { get; set; }

    public List<Figure> Others { get; set; } = [];
}

public abstract class Figure
{
    public string? Name { get; set; }
}

public class Circle : Figure
{
    public double Radius { get; set; }
}

public class Line : Figure
{
    public double Length { get; set; }
}

public class Square : Figure
{
    public double Side { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 }, Others = [new Line { Length = 2 }] },
        new() { First = new Line { Name = "b", Length = 3 }, Others = [new Circle(), new Line()] },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 }, Others = [new Line { Length = 2 }] },
        new() { First = new Line { Name = "b", Length = 3 }, Others = [new Circle(), new Line()] },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 }, Others = [new Line { Length = 2 }] },
        new() { First = new Line { Name = "b", Length = 3 }, Others = [new Circle(), new Line()] },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 }, Others = [new Line { Length = 2 }] },
        new() { First = new Line { Name = "b", Length = 3 }, Others = [new Circle(), new Line()] },
    ];
}
#endif
