using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Experiments.Speed;
using Roundup.Trials.Runs;

namespace Roundup.Trials.SampleComparison;

/// <summary>A row, and the row with its name of the entrant that is written like the library's own sample.</summary>
/// <param name="Row">The row.</param>
/// <param name="Sample">Its sample, from the library whose name ends with <see cref="Suffix"/>.</param>
internal sealed record SamplePair(CatalogueRow Row, CatalogueRow Sample)
{
    private const string Suffix = "Sample";

    /// <summary>The folder of the entrants and the suite, for <c>--folder</c>.</summary>
    public static string Folder { get; } = Path.Combine(BuiltRoundup.Checkout, "tools", "Roundup.Trials", "samples");

    public string Name => $"{Row.Library.Name}/{Row.Row.Name}";

    /// <summary>The arguments of <c>roundup run</c>: both rows, in the shapes of the sample, with the sample as the baseline.</summary>
    public IReadOnlyList<string> Arguments =>
    [
        "samples", "--folder", Folder, "--serializer", $"{Name},{Sample.Library.Name}/{Sample.Row.Name}",
        "--shape", string.Join(',', Sample.Row.Native.Concat(Sample.Row.Adapted)), "--baseline", Sample.Row.FullName,
    ];

    /// <summary>All pairs, in the order of their names.</summary>
    /// <param name="globs">Rows, as in <c>--serializer</c> of <c>roundup run</c>; none: all.</param>
    /// <exception cref="RoundupException">A sample has no row, or no pair is selected.</exception>
    public static IReadOnlyList<SamplePair> All(IReadOnlyList<string> globs)
    {
        var catalogue = CatalogueReader.Read(BuiltRoundup.Checkout, [Folder], [new SpeedExperiment()]);
        var rows = catalogue.Rows.ToDictionary(row => (row.Library.Name, row.Row.Name));
        SamplePair[] pairs =
        [
            .. rows.Values
                .Where(row => row.Library.ProjectFile.StartsWith(Folder + Path.DirectorySeparatorChar, StringComparison.Ordinal))
                .Select(sample => new SamplePair(Sampled(sample, rows), sample))
                .Where(pair => globs.Count == 0 || globs.Any(pair.Matches))
                .OrderBy(pair => pair.Name, StringComparer.OrdinalIgnoreCase),
        ];
        return pairs.Length > 0
            ? pairs
            : throw new RoundupException(ExitCode.Usage, $"No row that has a sample matches {string.Join(", ", globs)}: see {Folder}.");
    }

    private static CatalogueRow Sampled(CatalogueRow sample, Dictionary<(string Library, string Row), CatalogueRow> rows) =>
        sample.Library.Name.EndsWith(Suffix, StringComparison.Ordinal)
        && rows.TryGetValue((sample.Library.Name[..^Suffix.Length], sample.Row.Name), out var row)
            ? row
            : throw new RoundupException(
                ExitCode.Usage,
                $"{sample.Row.FullName} is the sample of no row: its library is not that of a row of this name with {Suffix} behind.");

    private bool Matches(string glob) => Glob.MatchesRow(glob, Row.Library.Name, Row.Row.Name);
}
