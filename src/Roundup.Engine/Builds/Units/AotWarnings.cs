using System.Text.RegularExpressions;

namespace Roundup.Engine.Builds.Units;

// Counts what the compiler of NativeAOT warns of in a library and its dependencies: reflection and generated code that may not work. What
// it warns of in the worker itself, the entrant and the models included, is not counted.
internal static partial class AotWarnings
{
    // The code of the message before the build of each unit, which has the index of the unit.
    public const string MarkerCode = "RU0003";

    private const string Own = "Roundup.";

    // The number of distinct warnings of each unit, by its index; 0 for a log without a marker.
    // log: the messages of MSBuild, in their order.
    public static IReadOnlyDictionary<int, int> Count(string log, RepositoryLayout layout)
    {
        var found = new Dictionary<int, HashSet<string>> { [0] = [] };
        var unit = 0;
        foreach (var line in log.Split('\n'))
        {
            if (Marker().Match(line) is { Success: true } marker)
            {
                unit = int.Parse(marker.Groups[1].Value, CultureInfo.InvariantCulture);
                found[unit] = [];
            }
            else if (Warning().Match(line) is { Success: true } warning && !IsOwn(line, warning, layout))
            {
                found[unit].Add(warning.Value);
            }
        }

        return found.ToDictionary(one => one.Key, one => one.Value.Count);
    }

    private static bool IsOwn(string line, Match warning, RepositoryLayout layout) =>
        warning.Groups["where"].Value.StartsWith(Own, StringComparison.Ordinal)
        || line.TrimStart().StartsWith(layout.Root, StringComparison.Ordinal)
        || line.TrimStart().StartsWith(layout.Artifacts, StringComparison.Ordinal);

    [GeneratedRegex(MarkerCode + ": unit ([0-9]+)")]
    private static partial Regex Marker();

    [GeneratedRegex(@"warning IL[0-9]{4}: (?<where>[^\r]*?)( \[[^\[\]]*\])?(?=\r?$)")]
    private static partial Regex Warning();
}
