namespace Roundup.Inference.Shapes;

/// <summary>Objects with their members by name; or, where there are too many names for a class, one shape for the values of all.</summary>
internal sealed class FieldSet
{
    private OrderedDictionary<string, Field> fields = new(StringComparer.Ordinal);

    /// <summary>How many objects there were.</summary>
    public long Count { get; set; }

    /// <summary>The members, in the order in which they were seen first. Empty where it is a map.</summary>
    public IReadOnlyDictionary<string, Field> Fields => fields;

    /// <summary>The values of all keys; null where it has members.</summary>
    public Shape? MapValues { get; private set; }

    /// <summary>How many keys all objects had together, where it is a map.</summary>
    public long Keys { get; private set; }

    /// <summary>The most keys that one object had, where it is a map.</summary>
    public long MostKeys { get; private set; }

    /// <summary>Adds a new member; false where the name exists.</summary>
    public bool TryAdd(string name, Field field) => fields.TryAdd(name, field);

    /// <summary>Takes a member away.</summary>
    public void Remove(string name) => fields.Remove(name);

    /// <summary>Adds a member, or to the member of that name.</summary>
    public void Add(string name, Field field)
    {
        if (!fields.TryAdd(name, field) && fields[name] != field)
        {
            fields[name].Add(field);
        }
    }

    /// <summary>Adds other objects.</summary>
    public void Add(FieldSet other)
    {
        using var change = Merging.Start();
        if (MapValues is not null || other.MapValues is not null)
        {
            ToMap();
            other.ToMap();
            Keys += other.Keys;
            MostKeys = Math.Max(MostKeys, other.MostKeys);
            MapValues!.Add(other.MapValues!);
        }

        Count += other.Count;
        foreach (var (name, field) in other.fields)
        {
            Add(name, field);
        }
    }

    /// <summary>Adds the value of a further key of the one object that this map is so far.</summary>
    public void AddKey(Field field)
    {
        MapValues!.Add(field.Values);
        Keys++;
        MostKeys++;
    }

    /// <summary>From members to keys: the names are given up.</summary>
    public void ToMap()
    {
        if (MapValues is not null)
        {
            return;
        }

        using var change = Merging.Start();
        MapValues = new();
        var taken = fields;
        fields = new(StringComparer.Ordinal);
        foreach (var field in taken.Values)
        {
            Keys += field.Present;
            MapValues.Add(field.Values);
        }

        MostKeys = taken.Count;
    }
}
