namespace Roundup.OwnData.Samples.Shapes;

/// <summary>
/// The objects in one place, separated by the value of a member that may tell their type. Shapes of the same type in two places are
/// merged; the shape that was merged into another refers to it (union-find).
/// </summary>
internal sealed class ObjectShape
{
    public const int MostVariants = 32;

    private OrderedDictionary<string, FieldSet> variants = new(StringComparer.Ordinal);
    private ObjectShape? becameOther;

    /// <summary>The shape that this one was merged into, or itself.</summary>
    public ObjectShape Latest
    {
        get
        {
            var latest = this;
            while (latest.becameOther is { } next)
            {
                latest = next;
            }

            return latest;
        }
    }

    /// <summary>The member that may tell the type of an object; null where the objects have none in common.</summary>
    public string? Tag { get; private set; }

    /// <summary>The objects by the value of <see cref="Tag"/>; one set with an empty key where there is no such member.</summary>
    public IReadOnlyDictionary<string, FieldSet> Variants => variants;

    public long Count => variants.Values.Sum(set => set.Count);

    /// <summary>All objects, where they are not separated; see <see cref="Flatten"/>.</summary>
    public FieldSet Single => variants.Count == 1 ? variants.GetAt(0).Value : throw new InvalidOperationException("There are variants.");

    public bool IsMap => variants.Count == 1 && Single.MapValues is not null;

    public IReadOnlySet<string> Names => variants.Values.SelectMany(set => set.Fields.Keys).ToHashSet(StringComparer.Ordinal);

    public void Add(string? tag, string value, FieldSet set)
    {
        using var change = ShapeMerges.Start();
        if (variants.Count == 0)
        {
            Tag = tag;
        }
        else if (tag is null || Tag != tag)
        {
            Flatten();
        }

        AddVariant(Tag is null ? "" : value, set);
        if (variants.Count > MostVariants)
        {
            Flatten();
        }
    }

    /// <summary>Merges another shape into this one at the end of the current change.</summary>
    public void Merge(ObjectShape other)
    {
        using var change = ShapeMerges.Start();
        ShapeMerges.Later(this, other);
    }

    /// <summary>Merges at once; only <see cref="ShapeMerges"/> may call it.</summary>
    public void MergeNow(ObjectShape other)
    {
        if (other == this)
        {
            return;
        }

        other.becameOther = this;
        if (variants.Count > 0 && (Tag != other.Tag || Tag is null))
        {
            Flatten();
            other.Flatten();
        }

        foreach (var (value, set) in other.variants)
        {
            AddVariant(value, set);
        }

        if (variants.Count > MostVariants)
        {
            Flatten();
        }
    }

    /// <summary>Joins the objects of all types.</summary>
    public void Flatten()
    {
        Tag = null;
        if (variants.Count == 1 && variants.ContainsKey(""))
        {
            return;
        }

        using var change = ShapeMerges.Start();
        var taken = variants;
        variants = new(StringComparer.Ordinal);
        foreach (var set in taken.Values)
        {
            AddVariant("", set);
        }
    }

    private void AddVariant(string value, FieldSet set)
    {
        if (!variants.TryAdd(value, set) && variants[value] != set)
        {
            variants[value].Add(set);
        }
    }
}
