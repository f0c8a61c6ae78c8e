using System.Text.Json;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>The JSON of which a value of a type of the model is made.</summary>
internal abstract record JsonType(string Name)
{
    /// <summary>The JSON of a value of it that is not its default; null for a type of which no such value is known.</summary>
    public virtual string? Sample => null;
}

/// <summary>A type with a converter of its own, which takes any JSON.</summary>
internal sealed record AnyJson(string Name) : JsonType(Name);

/// <summary>A type of the framework: a number, text, a date, a blob.</summary>
internal sealed record ScalarJson(string Name, Type Type) : JsonType(Name)
{
    public override string Sample => Type == typeof(string) ? "\"new\"" : Type == typeof(char) ? "\"n\"" : Type == typeof(bool) ? "true"
        : Type == typeof(Guid) ? "\"0b9e8a5e-11f0-4e1c-8f0d-3f6c1a2b3c4d\""
        : Type == typeof(DateTime) || Type == typeof(DateTimeOffset) ? "\"2026-03-14T09:26:53Z\""
        : Type == typeof(DateOnly) ? "\"2026-03-14\"" : Type == typeof(TimeOnly) || Type == typeof(TimeSpan) ? "\"09:26:53\""
        : Type == typeof(Uri) ? "\"https://new.example/1\"" : Type == typeof(Version) ? "\"1.2.3\""
        : Type == typeof(byte[]) ? "\"AQID\"" : "7";
}


/// <summary>An enum, by name or number.</summary>
/// <param name="Names">The name in C#, by all forms in which it may be written: see <see cref="Spelling"/>.</param>
internal sealed record EnumJson(string Name, IReadOnlyDictionary<string, string> Names) : JsonType(Name)
{
    public override string? Sample => Names.Count == 0 ? null : JsonSerializer.Serialize(Names.Values.Last());
}


internal sealed record ListJson(string Name, JsonUse Element) : JsonType(Name)
{
    public override string? Sample => Element.Type.Sample is { } one ? $"[{one}]" : null;
}


internal sealed record MapJson(string Name, JsonType Key, JsonUse Value) : JsonType(Name);

/// <summary>A class or struct. Its members are added after its creation, since a type may contain itself.</summary>
internal sealed record ObjectJson(string Name) : JsonType(Name)
{
    private Dictionary<string, JsonMember>? _bySpelling;

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

    /// <summary>Whether it is neither abstract nor an interface.</summary>
    public required bool IsConcrete { get; init; }

    /// <summary>The member of a class that has one alone, a scalar or enum: <c>record struct OrderId(string Value)</c>.</summary>
    public JsonMember? Only =>
        Classes.Count == 0 && Members.Values is { Count: 1 } only && only.Single() is { Use.Type: ScalarJson or EnumJson } one ? one : null;

    /// <summary>The member for a name in the sample, whatever the style of the name; null: there is none.</summary>
    public JsonMember? Member(string name)
    {
        if (Members.TryGetValue(name, out var exact))
        {
            return exact;
        }

        if (_bySpelling is null)
        {
            _bySpelling = [];
            foreach (var member in Members.Values)
            {
                _bySpelling.TryAdd(Spelling.Of(member.JsonName), member);
            }

            foreach (var (member, alias) in Members.Values.SelectMany(member => member.Aliases.Select(alias => (member, alias))))
            {
                _bySpelling.TryAdd(Spelling.Of(alias), member);
            }
        }

        return _bySpelling.GetValueOrDefault(Spelling.Of(name));
    }

    public bool Equals(ObjectJson? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => FullName.GetHashCode(StringComparison.Ordinal);
}

internal readonly record struct JsonUse(JsonType Type, bool TakesNull);

/// <param name="Owner">The type that declares it.</param>
internal sealed record JsonMember(string Owner, string Name, string JsonName, JsonUse Use, bool IsRequired, IReadOnlyList<string> Aliases);

/// <summary>Finds the class of a hierarchy that an object of the sample has.</summary>
internal static class DerivedTypeFinder
{
    /// <summary>How names of members end that can name the class; other texts never do.</summary>
    private static readonly string[] s_tags = ["type", "kind", "class", "discriminator"];

    /// <summary>The class; null where neither a member nor the set of members tells it.</summary>
    public static ObjectJson? Find(JsonElement value, ObjectJson declared, out string? tag)
    {
        tag = null;
        if (declared.Tag is { } known)
        {
            tag = known;
            return value.TryGetProperty(known, out var name) && declared.Tags.TryGetValue(name.ToString(), out var type) ? type
                : declared.IsConcrete ? declared
                : null;
        }

        // The members decide; a name tells classes apart that hold the same members, and a class that lacks some of them.
        var all = declared.Classes.Prepend(declared).Where(one => one.IsConcrete).ToList();
        var able = all.Where(one => Holds(one, value)).ToList();
        var tags = value.EnumerateObject().Where(member => IsTag(member.Name) && member.Value.ValueKind == JsonValueKind.String);
        foreach (var member in tags)
        {
            if (Named(member.Value.GetString()!, able.Count > 0 ? able : all, declared) is { } named)
            {
                tag = member.Name;
                return named;
            }
        }

        // Classes that derive from one that holds the object hold it, too, with members that it lacks.
        var exact = able.Where(one => one.Members.Values.All(member => Has(value, member))).ToList();
        return able.Find(one => able.TrueForAll(other => other == one || one.Classes.Contains(other)))
            ?? (exact.Count == 1 ? exact[0] : able.Count == 0 && declared.IsConcrete ? declared : null);
    }

    private static bool IsTag(string name) => s_tags.Any(tag => Spelling.Of(name).EndsWith(tag, StringComparison.Ordinal));

    private static bool Holds(ObjectJson type, JsonElement value) =>
        value.EnumerateObject().All(member => type.Member(member.Name) is not null || IsTag(member.Name));

    private static bool Has(JsonElement value, JsonMember member) =>
        value.EnumerateObject().Any(one => Spelling.Of(one.Name) == Spelling.Of(member.JsonName));

    /// <summary>
    /// The class of a name: <c>CardPayment</c>, <c>Shop.CardPayment, Shop</c>, or <c>card</c> for one of a <c>Payment</c>.
    /// </summary>
    private static ObjectJson? Named(string text, List<ObjectJson> classes, ObjectJson declared)
    {
        var simple = Spelling.Of(text.Split(',')[0].Split('.', '+')[^1]);
        var stem = Spelling.Of(declared.Name);
        return simple.Length == 0 ? null : classes.Find(one =>
            Spelling.Of(one.Name) is var name && (name == simple || name == simple + stem || name == stem + simple));
    }
}
