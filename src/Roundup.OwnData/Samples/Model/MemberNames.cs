using System.Collections.Frozen;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Samples.Model;

/// <summary>
/// The C# names of the members of one class: the JSON names where C# can have them, so that every JSON library writes them, whatever
/// attributes it knows.
/// </summary>
internal static class MemberNames
{
    // Every class inherits members of these names.
    private static readonly FrozenSet<string> s_inherited = FrozenSet.ToFrozenSet(
        ["Equals", "Finalize", "GetHashCode", "GetType", "MemberwiseClone", "ReferenceEquals", "ToString"], StringComparer.Ordinal);

    public static IReadOnlyDictionary<string, string> Of(IEnumerable<string> jsonNames)
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
        && !s_inherited.Contains(name)
        && !name.StartsWith("get_", StringComparison.Ordinal)
        && !name.StartsWith("set_", StringComparison.Ordinal);
}
