namespace Roundup.Inference.Shapes;

/// <summary>The arrays at one place.</summary>
internal sealed class ArrayShape
{
    /// <summary>How many there were.</summary>
    public long Count { get; set; }

    /// <summary>All their elements.</summary>
    public Shape Elements { get; } = new();

    /// <summary>Adds what was seen elsewhere; returns this one.</summary>
    public ArrayShape Add(ArrayShape? other)
    {
        if (other is not null && other != this)
        {
            Count += other.Count;
            Elements.Add(other.Elements);
        }

        return this;
    }
}
