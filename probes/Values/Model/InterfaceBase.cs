using System.Collections.Generic;

namespace Roundup.Probes.InterfaceBase;

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
