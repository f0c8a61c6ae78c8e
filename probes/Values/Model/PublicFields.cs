using System.Collections.Generic;

namespace Roundup.Probes.PublicFields;

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
