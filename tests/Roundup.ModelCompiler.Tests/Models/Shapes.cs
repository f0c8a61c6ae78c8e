using System.Collections.Generic;

namespace Sample;

/// <summary>A hierarchy, constructors, recursion.</summary>
public class Drawing
{
    public required string Title { get; init; }
    public List<Shape> Shapes { get; init; } = [];
    public Circle? Best { get; set; }
    public IThing? Thing { get; set; }
    public Node? Tree { get; set; }
    public Fixed? Fixed { get; set; }
    public Pair Pair { get; set; }
    public Outer.Index? Index { get; set; }
}

public abstract class Shape
{
    public int Id { get; set; }
}

public class Circle : Shape
{
    public double Radius { get; set; }
}

public sealed class Ring : Circle
{
    public double Inner { get; set; }
}

public sealed class Box(int width) : Shape, IThing
{
    public int Width { get; } = width;
    public int Height { get; set; }
}

public interface IThing;

public sealed record Note(string Text, int Stars) : IThing
{
    public string? Author { get; set; }
}

public sealed class Node
{
    public int Value { get; set; }
    public List<Node>? Children { get; set; }
}

public sealed class Fixed
{
    public Fixed(string code, IReadOnlyList<int> parts) => (Code, Parts) = (code, parts);

    public string Code { get; }
    public IReadOnlyList<int> Parts { get; }
    public int Computed => Parts.Count;
}

public readonly record struct Pair(int Left, string? Right);

public static class Outer
{
    public sealed class Index
    {
        public int At { get; set; }
    }
}
