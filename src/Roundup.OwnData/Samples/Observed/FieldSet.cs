namespace Roundup.OwnData.Samples.Observed;

// Objects with their members by name; for objects with too many names for a class, one shape for all values.
internal sealed class FieldSet
{
    private OrderedDictionary<string, Field> _fields = new(StringComparer.Ordinal);

    public long Count { get; set; }

    // In the order of the sample; empty for a dictionary.
    public IReadOnlyDictionary<string, Field> Fields => _fields;

    // Null for objects with members.
    public ObservedValues? MapValues { get; private set; }

    // The number of keys in all objects, for a dictionary.
    public long Keys { get; private set; }

    // The text that a member has in each object; null where not every object has the same short text.
    public string? ValueOf(string name) =>
        _fields.TryGetValue(name, out var field) && field.Present == Count
            && field.Values is { Kinds: JsonKinds.Text, Nulls: 0, Texts.Values: { Count: 1 } values }
            && values.First().Key is { Length: > 0 } value
            ? value
            : null;

    public bool TryAdd(string name, Field field) => _fields.TryAdd(name, field);

    public void Add(string name, Field field)
    {
        if (!_fields.TryAdd(name, field) && _fields[name] != field)
        {
            _fields[name].Add(field);
        }
    }

    public void Add(FieldSet other)
    {
        using var change = ObservedMerges.Start();
        if (MapValues is not null || other.MapValues is not null)
        {
            ToMap();
            other.ToMap();
            Keys += other.Keys;
            MapValues!.Add(other.MapValues!);
        }

        Count += other.Count;
        foreach (var (name, field) in other._fields)
        {
            Add(name, field);
        }
    }

    public void AddKey(Field field)
    {
        MapValues!.Add(field.Values);
        Keys++;
    }

    // Turns members into keys; the names are lost.
    public void ToMap()
    {
        if (MapValues is not null)
        {
            return;
        }

        using var change = ObservedMerges.Start();
        MapValues = new();
        var taken = _fields;
        _fields = new(StringComparer.Ordinal);
        foreach (var field in taken.Values)
        {
            Keys += field.Present;
            MapValues.Add(field.Values);
        }
    }
}

internal sealed class Field
{
    public long Present { get; set; }

    public ObservedValues Values { get; } = new();

    public void Add(Field other)
    {
        Present += other.Present;
        Values.Add(other.Values);
    }
}
