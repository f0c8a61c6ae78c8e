namespace Roundup.Inference.Shapes;

/// <summary>All that was seen at one place of the sample: how many values of each kind, and what they have in common.</summary>
internal sealed class Shape
{
    private ObjectShape? objects;

    /// <summary>How many were null.</summary>
    public long Nulls { get; set; }

    /// <summary>How many were true or false.</summary>
    public long Bools { get; set; }

    /// <summary>The numbers; null where there was none.</summary>
    public NumberShape? Numbers { get; set; }

    /// <summary>The strings; null where there was none.</summary>
    public TextShape? Texts { get; set; }

    /// <summary>The arrays; null where there was none.</summary>
    public ArrayShape? Arrays { get; set; }

    /// <summary>The objects; null where there was none.</summary>
    public ObjectShape? Objects
    {
        get => objects = objects?.Latest;
        set => objects = value;
    }

    /// <summary>The kinds of values other than null.</summary>
    public Kinds Kinds =>
        (Bools > 0 ? Kinds.Bool : 0)
        | (Numbers is null ? 0 : Kinds.Number)
        | (Texts is null ? 0 : Kinds.Text)
        | (Arrays is null ? 0 : Kinds.Array)
        | (Objects is null ? 0 : Kinds.Object);

    /// <summary>How many values there were, null included.</summary>
    public long Count => Nulls + Bools + (Numbers?.Count ?? 0) + (Texts?.Count ?? 0) + (Arrays?.Count ?? 0) + (Objects?.Count ?? 0);

    /// <summary>Adds what was seen elsewhere.</summary>
    public void Add(Shape other)
    {
        using var change = Merging.Start();
        Nulls += other.Nulls;
        Bools += other.Bools;
        Numbers = Numbers?.Add(other.Numbers) ?? other.Numbers;
        Texts = Texts?.Add(other.Texts) ?? other.Texts;
        Arrays = Arrays?.Add(other.Arrays) ?? other.Arrays;
        if (Objects is { } own && other.Objects is { } others)
        {
            Merging.Later(own, others);
        }
        else
        {
            Objects ??= other.Objects;
        }
    }
}
