using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>
/// Numbers of one object that belong together by their names and so have one type: the names differ only in digits, or in words of one
/// of the groups below (<c>imageWidth</c> and <c>imageHeight</c>).
/// </summary>
internal static class SiblingNumbers
{
    private static readonly string[][] s_groups =
    [
        ["Width", "Height", "Depth", "Length"],
        ["Lat", "Latitude", "Lon", "Lng", "Long", "Longitude", "Alt", "Altitude"],
        ["X", "Y", "Z"],
        ["Left", "Top", "Right", "Bottom"],
        ["Min", "Max", "Minimum", "Maximum"],
        ["Open", "Close", "High", "Low"],
        ["Start", "End"],
        ["From", "To"],
        ["Net", "Gross"],
    ];

    /// <summary>The members that have siblings, each with the names and the numbers of all of them.</summary>
    public static IReadOnlyDictionary<string, (IReadOnlyList<string> Names, NumberShape Numbers)> Of(
        IEnumerable<KeyValuePair<string, Field>> fields) =>
        fields.Where(field => field.Value.Values.Kinds == JsonKinds.Number)
            .GroupBy(field => KindOf(field.Key))
            .Where(siblings => siblings.Key.Length > 0 && siblings.Skip(1).Any())
            .SelectMany(siblings =>
            {
                List<string> names = [.. siblings.Select(field => field.Key)];
                var numbers = siblings.Aggregate(new NumberShape(), (all, field) => all.Add(field.Value.Values.Numbers));
                return names.Select(name => (name, (names, numbers)));
            })
            .ToDictionary(pair => pair.name, pair => ((IReadOnlyList<string>)pair.Item2.names, pair.Item2.numbers), StringComparer.Ordinal);

    private static string KindOf(string name) => string.Concat(NameParts.Of(name).Select(word =>
    {
        var text = word.TrimEnd("0123456789".ToCharArray());
        var group = Array.FindIndex(s_groups, group => group.Contains(text, StringComparer.OrdinalIgnoreCase));
        return group < 0 ? text : s_groups[group][0];
    }));
}
