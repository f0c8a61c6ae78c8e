namespace Roundup.OwnData.Samples.Observed;

// The objects in one place, separated by the values of members that may tell their type. Shapes of the same type in two places are merged;
// the shape that was merged into another refers to it (union-find).
internal sealed class ObservedObject
{
    private const int MostValues = 32;
    private const int MostSets = 64;
    private const int FirstCheck = 32;

    private OrderedDictionary<string, FieldSet> _variants = new(StringComparer.Ordinal);
    private List<string>? _tags;
    private ObservedObject? _becameOther;
    private long _nextCheck = FirstCheck;

    // The shape that this one was merged into, or itself.
    public ObservedObject Latest
    {
        get
        {
            var latest = this;
            while (latest._becameOther is { } next)
            {
                latest = next;
            }

            return latest;
        }
    }

    // The members that separate the objects: all that may tell their type, until the rule of hierarchies has decided.
    public IReadOnlyList<string> Tags => _tags ?? [];

    public string? Tag => _tags is [var tag] ? tag : null;

    // The objects by the values of Tags; one set with an empty key where there is no such member.
    public IReadOnlyDictionary<string, FieldSet> Variants => _variants;

    public long Count { get; private set; }

    public FieldSet Single => _variants.Count == 1 ? _variants.GetAt(0).Value : throw new InvalidOperationException("There are variants.");

    public bool IsMap => _variants.Count == 1 && Single.MapValues is not null;

    public IReadOnlySet<string> Names => _variants.Values.SelectMany(set => set.Fields.Keys).ToHashSet(StringComparer.Ordinal);

    public void Add(FieldSet set)
    {
        using var change = ObservedMerges.Start();
        Separate((_tags ?? set.Fields.Keys).Where(tag => set.ValueOf(tag) is not null));
        Add([set]);
    }

    // Merges another shape into this one at the end of the current change.
    public void Merge(ObservedObject other)
    {
        using var change = ObservedMerges.Start();
        ObservedMerges.Later(this, other);
    }

    // Merges at once; only ShapeMerges may call it.
    public void MergeNow(ObservedObject other)
    {
        if (other == this)
        {
            return;
        }

        other._becameOther = this;
        Separate(_tags is null ? other.Tags : _tags.Intersect(other.Tags));
        other.Separate(Tags);
        Add(other._variants.Values);
    }

    public void Separate(IEnumerable<string> by)
    {
        List<string> kept = [.. by];
        if (kept.Count == _tags?.Count)
        {
            return;
        }

        using var change = ObservedMerges.Start();
        _tags = kept;
        var taken = _variants;
        _variants = new(StringComparer.Ordinal);
        foreach (var set in taken.Values)
        {
            AddVariant(set);
        }
    }

    public void Flatten() => Separate([]);

    private void Add(IEnumerable<FieldSet> sets)
    {
        foreach (var set in sets)
        {
            Count += set.Count;
            AddVariant(set);
        }

        if (_variants.Count > 1 && (Count >= _nextCheck || _variants.Count > MostSets))
        {
            _nextCheck = 2 * Count;
            Separate(Tags.Where(tag => Values(tag) == 1 || TypeTag.Rank(tag) is not null || TypeTag.IsEvident(this, tag)).ToList());
        }

        while (_variants.Count > MostValues
            && Tags.Select(tag => (Tag: tag, Values: Values(tag))).MaxBy(pair => pair.Values) is var most
            && (most.Values > MostValues || _variants.Count > MostSets))
        {
            Separate(Tags.Where(tag => tag != most.Tag));
        }
    }

    private int Values(string tag) => _variants.Values.Select(set => set.ValueOf(tag)).Distinct().Count();

    private void AddVariant(FieldSet set)
    {
        var key = string.Join('\0', Tags.Select(set.ValueOf));
        if (!_variants.TryAdd(key, set) && _variants[key] != set)
        {
            _variants[key].Add(set);
        }
    }
}
