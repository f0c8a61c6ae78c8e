using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>The JSON that System.Text.Json reads into a type of the model.</summary>
internal abstract record JsonType(string Name);

/// <summary>A type with a converter of its own, which takes any JSON.</summary>
internal sealed record AnyJson(string Name) : JsonType(Name);

/// <summary>A type of the framework: a number, text, a date, a blob.</summary>
internal sealed record ScalarJson(string Name, Type Type) : JsonType(Name);

/// <summary>An enum, by name or number.</summary>
/// <param name="Names">The name that is read, by all forms in which it may be written: see <see cref="Spelling"/>.</param>
internal sealed record EnumJson(string Name, IReadOnlyDictionary<string, string> Names) : JsonType(Name);

internal sealed record ListJson(string Name, JsonUse Element) : JsonType(Name);

internal sealed record MapJson(string Name, JsonType Key, JsonUse Value) : JsonType(Name);

/// <summary>A class or struct. Its members are added after its creation, since a type may contain itself.</summary>
internal sealed record ObjectJson(string Name) : JsonType(Name)
{
    private Dictionary<string, JsonMember>? bySpelling;

    /// <summary>The members by their names in JSON.</summary>
    public Dictionary<string, JsonMember> Members { get; } = new(StringComparer.Ordinal);

    /// <summary>Why members have no value, by their names: see <see cref="Spelling"/>.</summary>
    public Dictionary<string, string> NotCarried { get; } = [];

    /// <summary>The classes that derive from it.</summary>
    public List<ObjectJson> Classes { get; } = [];

    /// <summary>The member that names the class, by [JsonPolymorphic]; null: there is no such attribute.</summary>
    public string? Tag { get; set; }

    /// <summary>The classes by the value of <see cref="Tag"/>.</summary>
    public Dictionary<string, ObjectJson> Tags { get; } = new(StringComparer.Ordinal);

    /// <summary>The full name, which is the discriminator of a class without attributes.</summary>
    public required string FullName { get; init; }

    /// <summary>Why System.Text.Json cannot create an object, and the remedy; null: it can.</summary>
    public required string? ConstructorError { get; init; }

    /// <summary>Whether it is neither abstract nor an interface.</summary>
    public required bool IsConcrete { get; init; }

    /// <summary>The member for a name in the sample, whatever the style of the name; null: there is none.</summary>
    public JsonMember? Member(string name)
    {
        if (Members.TryGetValue(name, out var exact))
        {
            return exact;
        }

        if (bySpelling is null)
        {
            bySpelling = [];
            foreach (var member in Members.Values)
            {
                bySpelling.TryAdd(Spelling.Of(member.JsonName), member);
            }

            foreach (var (member, alias) in Members.Values.SelectMany(member => member.Aliases.Select(alias => (member, alias))))
            {
                bySpelling.TryAdd(Spelling.Of(alias), member);
            }
        }

        return bySpelling.GetValueOrDefault(Spelling.Of(name));
    }

    public bool Equals(ObjectJson? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => FullName.GetHashCode(StringComparison.Ordinal);
}

internal readonly record struct JsonUse(JsonType Type, bool TakesNull);

internal sealed record JsonMember(string Name, string JsonName, JsonUse Use, bool IsRequired, IReadOnlyList<string> Aliases);
