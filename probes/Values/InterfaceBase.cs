using System.Collections.Generic;

namespace Roundup.Probes.InterfaceBase;

#if MODEL
public class Message
{
    public IShape? Shape { get; set; }

    public List<IShape> Others { get; set; } = [];
}

public interface IShape
{
    string Name { get; set; }
}

public class Circle : IShape
{
    public string Name { get; set; } = "";

    public double Radius { get; set; }
}

public class Square : IShape
{
    public string Name { get; set; } = "";

    public double Side { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Shape = new Circle { Name = "a", Radius = 1.5 } },
        new() { Shape = new Square { Name = "b", Side = 2 }, Others = [new Circle { Radius = 3 }, new Square()] },
        new() { Others = [new Square { Name = "c", Side = -1 }] },
        new(),
    ];
}
#endif
