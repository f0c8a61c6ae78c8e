using System.Collections.Frozen;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Samples.Model;

// The C# names of the members of one class: the JSON names where C# can have them, so that every JSON library writes them, whatever
// attributes it knows.
internal static class MemberNames
{
    // Every class inherits members of these names.
    private static readonly FrozenSet<string> s_inherited = FrozenSet.ToFrozenSet(
        ["Equals", "Finalize", "GetHashCode", "GetType", "MemberwiseClone", "ReferenceEquals", "ToString"], StringComparer.Ordinal);

    public static IReadOnlyDictionary<string, string> Assign(IEnumerable<string> jsonNames)
    {
        var all = jsonNames.ToList();
        var names = all.Where(CanStay).ToDictionary(name => name, name => name, StringComparer.Ordinal);
        var taken = names.Values.ToHashSet(StringComparer.Ordinal);
        foreach (var name in all.Where(name => !names.ContainsKey(name)))
        {
            var wanted = (Sign(name) + NameParts.Pascal(name)) is { Length: > 0 } words ? words : "Member";
            var free = Enumerable.Range(1, int.MaxValue - 1)
                .Select(number => number == 1 ? wanted : $"{wanted}{(char.IsAsciiDigit(wanted[^1]) ? "_" : "")}{number}")
                .First(choice => CanStay(choice) && !taken.Contains(choice));
            taken.Add(free);
            names.Add(name, free);
        }

        return names;
    }

    // GitHub's reactions are named +1 and -1.
    private static string Sign(string name) => name switch
    {
        ['+', >= '0' and <= '9', ..] => "Plus",
        ['-', >= '0' and <= '9', ..] => "Minus",
        _ => "",
    };

    // A property X has the methods get_X and set_X.
    private static bool CanStay(string name) =>
        CSharpText.IsName(name)
        && name.Length <= 2 * NameParts.Longest
        && !s_inherited.Contains(name)
        && !name.StartsWith("get_", StringComparison.Ordinal)
        && !name.StartsWith("set_", StringComparison.Ordinal);
}

internal sealed class InferredTypeNames
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

    private readonly HashSet<string> _taken = new(StringComparer.OrdinalIgnoreCase);

    // owner: the type that needs it, which may be put in front; empty where there is none. kind: a word to put behind it where it cannot
    // stand alone, such as Item. forbidden: names that this type cannot have: those of its members.
    public string Choose(string wanted, string owner, string kind, IEnumerable<string> forbidden)
    {
        var no = forbidden.ToHashSet(StringComparer.Ordinal);
        var name = wanted.Length == 0 ? kind : wanted;
        string[] choices = owner.Length == 0 ? [name, name + kind] : [name, owner + name, name + kind, owner + name + kind];
        var free = choices.Concat(Enumerable.Range(2, int.MaxValue - 2).Select(number => name + number))
            .First(choice => choice.Length <= 2 * NameParts.Longest
                && !s_reserved.Contains(choice) && !_taken.Contains(choice) && !no.Contains(choice));
        _taken.Add(free);
        return free;
    }
}
