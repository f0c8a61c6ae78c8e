namespace Roundup.Cli.OwnData.Fitting;

/// <summary>What JSON a type of the model takes, as System.Text.Json reads it.</summary>
/// <param name="Name">The type in C#.</param>
internal abstract record JsonType(string Name);

/// <summary>A type whose JSON only its own converter knows.</summary>
internal sealed record AnyJson(string Name) : JsonType(Name);

/// <summary>A number, text, a date, a blob: a type of the framework.</summary>
/// <param name="Name">The type in C#.</param>
/// <param name="Type">The type.</param>
internal sealed record ScalarJson(string Name, Type Type) : JsonType(Name);

/// <summary>An enum, by name or number.</summary>
/// <param name="Name">The type in C#.</param>
/// <param name="Names">The name that is read, by all forms in which it may be written: see <see cref="Spelling"/>.</param>
internal sealed record EnumJson(string Name, IReadOnlyDictionary<string, string> Names) : JsonType(Name);

/// <summary>A list, array or set.</summary>
internal sealed record ListJson(string Name, JsonUse Element) : JsonType(Name);

/// <summary>A dictionary.</summary>
internal sealed record MapJson(string Name, JsonType Key, JsonUse Value) : JsonType(Name);

/// <summary>A class or struct. It is filled in after it is known, since a type may hold itself.</summary>
internal sealed record ObjectJson(string Name) : JsonType(Name)
{
    private Dictionary<string, JsonMember>? bySpelling;

    /// <summary>Its members, by the names that are read.</summary>
    public Dictionary<string, JsonMember> Members { get; } = new(StringComparer.Ordinal);

    /// <summary>The classes that a value may be of; none for a class that stands alone.</summary>
    public List<ObjectJson> Classes { get; } = [];

    /// <summary>The member that tells the class, by [JsonPolymorphic]; null where the types do not say.</summary>
    public string? Tag { get; set; }

    /// <summary>The class by the value of that member.</summary>
    public Dictionary<string, ObjectJson> Tags { get; } = new(StringComparer.Ordinal);

    /// <summary>The full name in the program's assembly, as the discriminator of a class has it where the types do not say.</summary>
    public required string FullName { get; init; }

    /// <summary>Why System.Text.Json cannot make one, and the remedy; null: it can.</summary>
    public required string? Refusal { get; init; }

    /// <summary>Whether it has values of its own.</summary>
    public required bool IsConcrete { get; init; }

    /// <summary>The member of a name of the sample, in whatever style it is written; null: there is none.</summary>
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
        }

        return bySpelling.GetValueOrDefault(Spelling.Of(name));
    }

    /// <inheritdoc/>
    public bool Equals(ObjectJson? other) => ReferenceEquals(this, other);

    /// <inheritdoc/>
    public override int GetHashCode() => FullName.GetHashCode(StringComparison.Ordinal);
}

/// <summary>A type at one place.</summary>
/// <param name="Type">The type.</param>
/// <param name="TakesNull">Whether null can be read.</param>
internal readonly record struct JsonUse(JsonType Type, bool TakesNull);

/// <summary>A member that is read.</summary>
/// <param name="Name">Its name in C#.</param>
/// <param name="JsonName">Its name in JSON.</param>
/// <param name="Use">Its type.</param>
/// <param name="IsRequired">Whether an object without it is refused.</param>
internal sealed record JsonMember(string Name, string JsonName, JsonUse Use, bool IsRequired);

/// <summary>Names without what styles differ in: <c>OrderId</c>, <c>orderId</c>, <c>order_id</c> and <c>ORDER-ID</c> are one.</summary>
internal static class Spelling
{
    /// <summary>The name in small letters, without <c>_</c>, <c>-</c> and blanks.</summary>
    public static string Of(string name) => string.Concat(name.Where(c => c is not ('_' or '-' or ' '))).ToLowerInvariant();
}
