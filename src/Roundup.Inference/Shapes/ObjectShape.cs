namespace Roundup.Inference.Shapes;

/// <summary>
/// The objects at one place, kept apart by the value of a member that may tell their type. Two places that turn out to hold the same are
/// merged; the shape that was given up then knows the one that it has become (union-find).
/// </summary>
internal sealed class ObjectShape
{
    /// <summary>The most types of one hierarchy.</summary>
    public const int MostVariants = 32;

    private OrderedDictionary<string, FieldSet> variants = new(StringComparer.Ordinal);
    private ObjectShape? becameOther;

    /// <summary>What it is now.</summary>
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

    /// <summary>The member that may tell the type of an object; null where they have none in common.</summary>
    public string? Tag { get; private set; }

    /// <summary>The objects by the value of that member; one set, by the empty text, where there is none.</summary>
    public IReadOnlyDictionary<string, FieldSet> Variants => variants;

    /// <summary>How many objects there were.</summary>
    public long Count => variants.Values.Sum(set => set.Count);

    /// <summary>The members of all, where they are not kept apart; see <see cref="Flatten"/>.</summary>
    public FieldSet Single => variants.Count == 1 ? variants.GetAt(0).Value : throw new InvalidOperationException("There are variants.");

    /// <summary>Whether it is a map.</summary>
    public bool IsMap => variants.Count == 1 && Single.MapValues is not null;

    /// <summary>All names of members.</summary>
    public IReadOnlySet<string> Names => variants.Values.SelectMany(set => set.Fields.Keys).ToHashSet(StringComparer.Ordinal);

    /// <summary>Adds objects whose member <paramref name="tag"/> is <paramref name="value"/>; null where they have none.</summary>
    public void Add(string? tag, string value, FieldSet set)
    {
        using var change = Merging.Start();
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

    /// <summary>Makes another shape this one.</summary>
    public void Merge(ObjectShape other)
    {
        using var change = Merging.Start();
        Merging.Later(this, other);
    }

    /// <summary>The same at once; for <see cref="Merging"/> alone.</summary>
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

    /// <summary>Keeps objects no longer apart.</summary>
    public void Flatten()
    {
        Tag = null;
        if (variants.Count == 1 && variants.ContainsKey(""))
        {
            return;
        }

        using var change = Merging.Start();
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
