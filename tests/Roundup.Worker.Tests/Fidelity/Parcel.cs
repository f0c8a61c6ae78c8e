namespace Roundup.Worker.Tests.Fidelity;

/// <summary>A model with a number, an id, a text and a list, which can be null.</summary>
internal sealed record Parcel
{
    public int Number { get; set; }

    public Guid Id { get; set; }

    public string? Name { get; set; }

    public List<string>? Tags { get; set; }

    /// <summary>A value for a seed. Texts and lists are often null or empty.</summary>
    public static Parcel Create(SeededRandom random) => new()
    {
        Number = random.Int(0, 2),
        Id = new Guid(random.Int(0, 1_000), 0, 0, new byte[8]),
        Name = random.Int(0, 2) switch { 0 => null, 1 => "", _ => "name " + random.Int(0, 100) },
        Tags = random.Int(0, 2) switch { 0 => null, 1 => [], _ => ["tag " + random.Int(0, 100)] },
    };

    public Parcel Copy() => this with { Tags = Tags is null ? null : [.. Tags] };
}

/// <summary>What the model compiler generates for such a model.</summary>
internal class ParcelCodec : ICanonical<Parcel>, IHandwritten<Parcel>
{
    /// <summary>Without a graph, as for classes that a library generates.</summary>
    public static Model<Parcel> Opaque { get; } = new("Parcels", new ParcelCodec(), new ParcelCodec());

    public static Model<Parcel> Model { get; } = new("Parcels", new Walked(), new ParcelCodec());

    /// <summary>With the name in the UTF-16 units of canonical bytes.</summary>
    public void Write(CanonicalWriter writer, Parcel? value)
    {
        Write((BinaryWriter)writer, value! with { Name = null });
        writer.WriteText(value.Name);
    }

    public Parcel? Read(CanonicalReader reader) => Read((BinaryReader)reader)! with { Name = reader.ReadText() };

    public void Write(BinaryWriter writer, Parcel? value)
    {
        writer.Write(value!.Number);
        writer.Write(value.Id.ToByteArray());
        writer.Write(value.Name is not null);
        writer.Write(value.Name ?? "");
        writer.Write(value.Tags?.Count ?? -1);
        foreach (var tag in value.Tags ?? [])
        {
            writer.Write(tag);
        }
    }

    public Parcel? Read(BinaryReader reader)
    {
        var parcel = new Parcel { Number = reader.ReadInt32(), Id = new Guid(reader.ReadBytes(16)) };
        var (hasName, name) = (reader.ReadBoolean(), reader.ReadString());
        parcel.Name = hasName ? name : null;
        var tags = reader.ReadInt32();
        parcel.Tags = tags < 0 ? null : [];
        for (var i = 0; i < tags; i++)
        {
            parcel.Tags!.Add(reader.ReadString());
        }

        return parcel;
    }

    public Parcel? Copy(Parcel? value) => value?.Copy();

    public void Compare(Parcel? expected, Parcel? actual, Comparison comparison)
    {
        if (actual is null)
        {
            comparison.Differs("null", "not null", "null");
            return;
        }

        Compare(comparison, "Number", expected!.Number, actual.Number);
        Compare(comparison, "Id", expected.Id, actual.Id);
        Compare(comparison, "Name", expected.Name, actual.Name);
        Compare(comparison, "Tags", expected.Tags is null ? "null" : "not null", actual.Tags is null ? "null" : "not null", "null");
        if (expected.Tags is null || actual.Tags is null)
        {
            return;
        }

        Compare(comparison, "Tags", expected.Tags.Count, actual.Tags.Count, "count");
        for (var i = 0; i < expected.Tags.Count && expected.Tags.Count == actual.Tags.Count; i++)
        {
            Compare(comparison, "Tags[]", expected.Tags[i], actual.Tags[i]);
        }
    }

    private static void Compare<TValue>(Comparison comparison, string member, TValue expected, TValue actual, string kind = "value")
    {
        if (!Equals(expected, actual))
        {
            comparison.Enter(member);
            comparison.Differs(kind, $"{expected}", $"{actual}");
            comparison.Leave();
        }
    }

    private sealed class Walked : ParcelCodec, IGraph<Parcel>
    {
        public void Walk(Parcel? value, GraphWalk walk)
        {
            if (value is null || !walk.Meets(value, isMutable: true))
            {
                return;
            }

            value.Number = walk.Changes("Number", value.Number, out var number) ? number : value.Number;
            value.Id = walk.Changes("Id", value.Id, out var id) ? id : value.Id;
            value.Name = walk.Changes("Name", value.Name, out var name) ? name : value.Name;
            if (walk.EnterElements("Tags", value.Tags))
            {
                for (var i = 0; i < value.Tags!.Count; i++)
                {
                    value.Tags[i] = walk.Changes(null, value.Tags[i], out var tag) ? tag : value.Tags[i];
                }

                walk.LeaveElements();
            }
        }
    }
}
