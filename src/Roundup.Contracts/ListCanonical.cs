namespace Roundup.Contracts;

/// <summary>The canonical codec of a list of roots: the count, then each element.</summary>
/// <typeparam name="T">The root type.</typeparam>
public sealed class ListCanonical<T>(ICanonical<T> element) : ICanonical<List<T>>, IGraph<List<T>>
{
    /// <inheritdoc/>
    public void Write(CanonicalWriter writer, List<T>? value)
    {
        writer.Write(value is null ? 0 : value.Count + 1);
        foreach (var item in value ?? [])
        {
            element.Write(writer, item);
        }
    }

    /// <inheritdoc/>
    public List<T>? Read(CanonicalReader reader)
    {
        var count = reader.ReadInt32() - 1;
        if (count < 0)
        {
            return null;
        }

        var list = new List<T>(count);
        for (var i = 0; i < count; i++)
        {
            list.Add(element.Read(reader)!);
        }

        return list;
    }

    /// <inheritdoc/>
    public void Compare(List<T>? expected, List<T>? actual, Comparison comparison)
    {
        if (expected is null || actual is null)
        {
            if (!ReferenceEquals(expected, actual))
            {
                comparison.Differs("null", expected is null ? "null" : "a list", actual is null ? "null" : "a list");
            }

            return;
        }

        if (expected.Count != actual.Count)
        {
            comparison.Differs("count", expected.Count.ToString(), actual.Count.ToString());
            return;
        }

        // Does not enter the elements, so that paths are equal for one root and for a list of roots.
        for (var i = 0; i < expected.Count; i++)
        {
            element.Compare(expected[i], actual[i], comparison);
        }
    }

    /// <inheritdoc/>
    public void Walk(List<T>? value, GraphWalk walk)
    {
        if (value is null || element is not IGraph<T> graph || !walk.Meets(value, isMutable: true))
        {
            return;
        }

        foreach (var item in value)
        {
            graph.Walk(item, walk);
        }
    }
}

/// <summary>The reference of a list of roots.</summary>
/// <typeparam name="T">The root type.</typeparam>
public sealed class ListHandwritten<T>(IHandwritten<T> element) : IHandwritten<List<T>>
{
    /// <inheritdoc/>
    public void Write(BinaryWriter writer, List<T>? value)
    {
        writer.Write(value is null ? 0 : value.Count + 1);
        foreach (var item in value ?? [])
        {
            element.Write(writer, item);
        }
    }

    /// <inheritdoc/>
    public List<T>? Read(BinaryReader reader)
    {
        var count = reader.ReadInt32() - 1;
        if (count < 0)
        {
            return null;
        }

        var list = new List<T>(count);
        for (var i = 0; i < count; i++)
        {
            list.Add(element.Read(reader)!);
        }

        return list;
    }

    /// <inheritdoc/>
    public List<T>? Copy(List<T>? value)
    {
        if (value is null)
        {
            return null;
        }

        var copy = new List<T>(value.Count);
        foreach (var item in value)
        {
            copy.Add(element.Copy(item)!);
        }

        return copy;
    }
}
