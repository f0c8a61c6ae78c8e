using System.Collections.Generic;

namespace Roundup.Probes.AbstractBase;

#if MODEL
public class Message
{
    public Figure? First { get; set; }

    public List<Figure> Others { get; set; } = [];
}

public abstract class Figure
{
    public string Name { get; set; } = "";
}

public class Circle : Figure
{
    public double Radius { get; set; }
}

public class Square : Figure
{
    public double Side { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { First = new Circle { Name = "a", Radius = 1.5 } },
        new() { First = new Square { Name = "b", Side = 2 }, Others = [new Circle { Radius = 3 }, new Square()] },
        new() { Others = [new Square { Name = "c", Side = -1 }] },
        new(),
    ];
}
#endif
