using System.Collections.Generic;

namespace Roundup.Probes.SubtypeAdded;

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
