using System.Collections.Frozen;

namespace Roundup.OwnData.Samples.Model;

/// <summary>Names of types, each unique.</summary>
internal sealed class TypeNames
{
    // Names that the written code uses, and names that readers know from the framework.
    private static readonly FrozenSet<string> s_reserved = FrozenSet.ToFrozenSet(
        [
            "List", "Dictionary", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan", "Guid", "Uri", "Object", "String",
            "Type", "Enum", "Exception", "Attribute", "Action", "Func", "Delegate", "Console", "Convert", "Math", "Random", "Version",
            "System", "Microsoft", "Roundup", "JsonConverter", "JsonSerializer", "JsonException", "JsonTokenType", "Utf8JsonReader",
            "Utf8JsonWriter", "JsonSerializerOptions", "JsonStringEnumConverter", "JsonPropertyName", "JsonPolymorphic", "JsonDerivedType",
            "Index", "Range", "Buffer", "Environment", "Nullable", "Tuple", "Array", "Char", "Byte", "Int32", "Int64", "Double",
            "Decimal", "Boolean", "Single", "Lazy", "Progress", "Activator", "Half", "Void", "Lock", "Task", "Stream", "File", "Path",
        ],
        StringComparer.OrdinalIgnoreCase);

    private readonly HashSet<string> taken = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>A name that no other type has.</summary>
    /// <param name="wanted">The best name.</param>
    /// <param name="owner">The type that needs it, which may be put in front; empty where there is none.</param>
    /// <param name="kind">A word to put behind it where it cannot stand alone, such as Item.</param>
    /// <param name="forbidden">Names that this type cannot have: those of its members.</param>
    public string Of(string wanted, string owner, string kind, IEnumerable<string> forbidden)
    {
        var no = forbidden.ToHashSet(StringComparer.Ordinal);
        var name = wanted.Length == 0 ? kind : wanted;
        string[] choices = owner.Length == 0 ? [name, name + kind] : [name, owner + name, name + kind, owner + name + kind];
        var free = choices.Concat(Enumerable.Range(2, int.MaxValue - 2).Select(number => name + number))
            .First(choice => !s_reserved.Contains(choice) && !taken.Contains(choice) && !no.Contains(choice));
        taken.Add(free);
        return free;
    }
}
