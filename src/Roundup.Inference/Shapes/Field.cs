namespace Roundup.Inference.Shapes;

/// <summary>A member of objects.</summary>
internal sealed class Field
{
    /// <summary>In how many objects it was.</summary>
    public long Present { get; set; }

    /// <summary>Its values.</summary>
    public Shape Values { get; } = new();

    /// <summary>Adds what was seen elsewhere.</summary>
    public void Add(Field other)
    {
        Present += other.Present;
        Values.Add(other.Values);
    }
}
