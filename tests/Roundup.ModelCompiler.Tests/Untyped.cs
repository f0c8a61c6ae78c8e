namespace Roundup.ModelCompiler.Tests;

/// <summary>A model whose type the tests know only at run time.</summary>
internal abstract class Untyped
{
    public abstract Type Type { get; }

    public abstract byte[] Canonical(object? value);

    public abstract object? FromCanonical(byte[] bytes);

    public abstract byte[] Handwritten(object? value);

    public abstract object? FromHandwritten(byte[] bytes);

    public abstract object? Copy(object? value);

    public abstract Comparison Compare(object? expected, object? actual);

    public abstract void Walk(object? value, GraphWalk walk);

    /// <summary>The differences of two values, each as <c>path: what</c>.</summary>
    public IReadOnlyCollection<string> Differences(object? expected, object? actual) => Compare(expected, actual).Differences;
}

/// <inheritdoc/>
internal sealed class Untyped<T>(Model<T> model) : Untyped
    where T : notnull
{
    public override Type Type => typeof(T);

    public override byte[] Canonical(object? value)
    {
        var stream = new MemoryStream();
        using (var writer = new CanonicalWriter(stream))
        {
            model.Canonical.Write(writer, (T?)value);
        }

        return stream.ToArray();
    }

    public override object? FromCanonical(byte[] bytes)
    {
        using var reader = new CanonicalReader(new MemoryStream(bytes));
        var value = model.Canonical.Read(reader);
        return reader.BaseStream.Position == bytes.Length ? value : throw new InvalidDataException("bytes are left over");
    }

    public override byte[] Handwritten(object? value)
    {
        var stream = new MemoryStream();
        using (var writer = new BinaryWriter(stream))
        {
            model.Handwritten.Write(writer, (T?)value);
        }

        return stream.ToArray();
    }

    public override object? FromHandwritten(byte[] bytes)
    {
        using var reader = new BinaryReader(new MemoryStream(bytes));
        var value = model.Handwritten.Read(reader);
        return reader.BaseStream.Position == bytes.Length ? value : throw new InvalidDataException("bytes are left over");
    }

    public override object? Copy(object? value) => model.Handwritten.Copy((T?)value);

    public override void Walk(object? value, GraphWalk walk) => ((IGraph<T>)model.Canonical).Walk((T?)value, walk);

    public override Comparison Compare(object? expected, object? actual)
    {
        var comparison = new Comparison();
        model.Canonical.Compare((T?)expected, (T?)actual, comparison);
        return comparison;
    }
}
