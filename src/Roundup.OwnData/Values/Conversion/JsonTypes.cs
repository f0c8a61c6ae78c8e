using System.Text.Json;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

internal abstract record JsonType(string Name)
{
    // The JSON of a value of it that is not its default; null for a type of which no such value is known.
    public virtual string? Sample => null;
}

// A type with a converter of its own, which takes any JSON.
internal sealed record AnyJson(string Name) : JsonType(Name);

internal sealed record ScalarJson(string Name, Type Type) : JsonType(Name)
{
    // The type in the version that exchanges values with this one; null: any value, or the same type.
    public Type? Other { get; init; }

    public override string Sample => Type == typeof(string) ? "\"new\"" : Type == typeof(char) ? "\"n\"" : Type == typeof(bool) ? "true"
        : Type == typeof(Guid) ? "\"0b9e8a5e-11f0-4e1c-8f0d-3f6c1a2b3c4d\""
        : Type == typeof(DateTime) || Type == typeof(DateTimeOffset) ? "\"2026-03-14T09:26:53Z\""
        : Type == typeof(DateOnly) ? "\"2026-03-14\"" : Type == typeof(TimeOnly) || Type == typeof(TimeSpan) ? "\"09:26:53\""
        : Type == typeof(Uri) ? "\"https://new.example/1\"" : Type == typeof(Version) ? "\"1.2.3\""
        : Type == typeof(byte[]) ? "\"AQID\"" : "7";
}

// Names: the name in C#, by all forms in which it may be written: see Spelling.
internal sealed record EnumJson(string Name, IReadOnlyDictionary<string, string> Names) : JsonType(Name)
{
    // The names that are written for numbers: a version may give them other ones. Empty where numbers stay.
    public Dictionary<string, string> NamesOfNumbers { get; init; } = [];

    public override string? Sample => Names.Count == 0 ? null : JsonSerializer.Serialize(Names.Values.Last());
}

internal sealed record ListJson(string Name, JsonUse Element) : JsonType(Name)
{
    public override string? Sample => Element.Type.Sample is { } one ? $"[{one}]" : null;
}

internal sealed record MapJson(string Name, JsonType Key, JsonUse Value) : JsonType(Name);

// A class or struct. Its members are added after its creation, since a type may contain itself.
internal sealed record ObjectJson(string Name) : JsonType(Name)
{
    private Dictionary<string, JsonMember>? _bySpelling;

    public Dictionary<string, JsonMember> Members { get; } = new(StringComparer.Ordinal);

    // Why members have no value, by their names: see Spelling.
    public Dictionary<string, string> NotCarried { get; } = [];

    public List<ObjectJson> Classes { get; } = [];

    // The member that names the class, by [JsonPolymorphic]; null: there is no such attribute.
    public string? Tag { get; set; }

    // Whether an object of a class that it does not name has no place here.
    public bool HasAllTags { get; set; }

    public Dictionary<string, ObjectJson> Tags { get; } = new(StringComparer.Ordinal);

    // The full name, which is the discriminator of a class without attributes.
    public required string FullName { get; init; }

    public required bool IsConcrete { get; init; }

    // The member of a class that has one alone, a scalar or enum: record struct OrderId(string Value).
    public JsonMember? Only =>
        Classes.Count == 0 && Members.Values is { Count: 1 } only && only.Single() is { Use.Type: ScalarJson or EnumJson } one ? one : null;

    // The member for a name in the sample, whatever the style of the name; null: there is none.
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
                _bySpelling.TryAdd(Spelling.Correct(member.JsonName), member);
            }

            foreach (var (member, alias) in Members.Values.SelectMany(member => member.Aliases.Select(alias => (member, alias))))
            {
                _bySpelling.TryAdd(Spelling.Correct(alias), member);
            }
        }

        return _bySpelling.GetValueOrDefault(Spelling.Correct(name));
    }

    public bool Equals(ObjectJson? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => FullName.GetHashCode(StringComparison.Ordinal);
}

internal readonly record struct JsonUse(JsonType Type, bool TakesNull);

// Owner: the type that declares it.
internal sealed record JsonMember(string Owner, string Name, string JsonName, JsonUse Use, bool IsRequired, IReadOnlyList<string> Aliases)
{
    public string FullName => $"{Owner[(Owner.LastIndexOf('.') + 1)..]}.{Name}";
}

internal static class DerivedTypeFinder
{
    // How names of members end that can name the class; other texts never do.
    private static readonly string[] s_tags = ["type", "kind", "class", "discriminator"];

    // Null where neither a member nor the set of members tells it.
    public static ObjectJson? Find(JsonElement value, ObjectJson declared, out string? tag)
    {
        tag = null;
        if (declared.Tag is { } known)
        {
            tag = known;
            return value.TryGetProperty(known, out var name) && declared.Tags.TryGetValue(name.ToString(), out var type) ? type
                : declared.IsConcrete && (!declared.HasAllTags || name.ValueKind == JsonValueKind.Undefined) ? declared
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

    private static bool IsTag(string name) => s_tags.Any(tag => Spelling.Correct(name).EndsWith(tag, StringComparison.Ordinal));

    private static bool Holds(ObjectJson type, JsonElement value) =>
        value.EnumerateObject().All(member => type.Member(member.Name) is not null || IsTag(member.Name));

    private static bool Has(JsonElement value, JsonMember member) =>
        value.EnumerateObject().Any(one => Spelling.Correct(one.Name) == Spelling.Correct(member.JsonName));

    // The class of a name: CardPayment, Shop.CardPayment, Shop, or card for one of a Payment.
    private static ObjectJson? Named(string text, List<ObjectJson> classes, ObjectJson declared)
    {
        var simple = Spelling.Correct(text.Split(',')[0].Split('.', '+')[^1]);
        var stem = Spelling.Correct(declared.Name);
        return simple.Length == 0 ? null : classes.Find(one =>
            Spelling.Correct(one.Name) is var name && (name == simple || name == simple + stem || name == stem + simple));
    }
}
