using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Results;
using Roundup.Trials.Runs;

namespace Roundup.Trials.SampleComparison;

/// <summary>
/// A row of a library or of a compressor, and the row with its name of the entrant that is written like the library's own sample.
/// </summary>
/// <param name="Library">The library or the compressor.</param>
/// <param name="Row">The name of the row in it.</param>
/// <param name="SerializerName">The name of the row in its table.</param>
/// <param name="SampleName">The name of the sample there.</param>
/// <param name="Choice">The options of <c>roundup run</c> that select both.</param>
internal sealed record SamplePair(string Library, string Row, string SerializerName, string SampleName, IReadOnlyList<string> Choice)
{
    private const string Suffix = "Sample";

    /// <summary>The serializer before the compressors, whose time is the same with both.</summary>
    private const string Serializer = "System.Text.Json/reflection";

    /// <summary>The folder of the entrants and the suite, for <c>--folder</c>.</summary>
    public static string Folder { get; } = Path.Combine(BuiltRoundup.Checkout, "tools", "Roundup.Trials", "samples");

    public string Name => $"{Library}/{Row}";

    /// <summary>The arguments of <c>roundup run</c>: both rows, in the shapes of the sample, with the sample as the baseline.</summary>
    public IReadOnlyList<string> Arguments => ["samples", "--folder", Folder, .. Choice, "--baseline", SampleName];

    /// <summary>All pairs, in the order of their names.</summary>
    /// <param name="globs">Rows, as in <c>--serializer</c> or <c>--compressor</c> of <c>roundup run</c>; none: all.</param>
    /// <exception cref="RoundupException">A sample has no row, or no pair is selected.</exception>
    public static IReadOnlyList<SamplePair> All(IReadOnlyList<string> globs)
    {
        var catalogue = CatalogueReader.Read(BuiltRoundup.Checkout, [Folder], experiments: []);
        SamplePair[] pairs =
        [
            .. Serializers(catalogue).Concat(Compressors(catalogue))
                .Where(pair => globs.Count == 0 || globs.Any(pair.Matches))
                .OrderBy(pair => pair.Name, StringComparer.OrdinalIgnoreCase),
        ];
        return pairs.Length > 0
            ? pairs
            : throw new RoundupException(
                ExitCode.Usage, $"No serializer or compressor with a sample matches {string.Join(", ", globs)}: see {Folder}.");
    }

    private static IEnumerable<SamplePair> Serializers(RoundupCatalogue catalogue)
    {
        foreach (var sample in catalogue.Serializers.Where(row => IsSample(row.Library)))
        {
            var row = catalogue.Serializers
                .FirstOrDefault(row => IsOf(row.Library.Name, row.Configuration.Name, sample.Library.Name, sample.Configuration.Name))
                ?? throw IsOfNoRow(sample.Configuration.FullName);
            yield return new(
                row.Library.Name,
                row.Configuration.Name,
                row.Configuration.FullName,
                sample.Configuration.FullName,
                [
                    "--serializer", $"{row.Library.Name}/{row.Configuration.Name},{sample.Library.Name}/{sample.Configuration.Name}",
                    "--shape", string.Join(',', sample.Configuration.Native.Concat(sample.Configuration.Adapted)),
                ]);
        }
    }

    private static IEnumerable<SamplePair> Compressors(RoundupCatalogue catalogue)
    {
        foreach (var sample in catalogue.CompressorConfigurations.Where(row => IsSample(row.Compressor)))
        {
            var name = sample.Compressor.Name;
            var row = catalogue.CompressorConfigurations
                .FirstOrDefault(row => IsOf(row.Compressor.Name, row.Configuration.Name, name, sample.Configuration.Name))
                ?? throw IsOfNoRow(sample.Configuration.FullName);
            yield return new(
                row.Compressor.Name,
                row.Configuration.Name,
                CaseId.SerializerNameOf(Serializer, row.Configuration.FullName),
                CaseId.SerializerNameOf(Serializer, sample.Configuration.FullName),
                ["--serializer", Serializer, "--compressor",
                    $"{row.Compressor.Name}/{row.Configuration.Name},{name}/{sample.Configuration.Name}"]);
        }
    }

    private static bool IsSample(EntrantDefinition entrant) =>
        entrant.ProjectFile.StartsWith(Folder + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    private static bool IsOf(string library, string row, string sample, string sampleRow) => library + Suffix == sample && row == sampleRow;

    private static RoundupException IsOfNoRow(string sample) => new(
        ExitCode.Usage, $"{sample} is the sample of nothing: its library is not one of this name with {Suffix} behind.");

    private bool Matches(string glob) => Glob.MatchesSerializer(glob, Library, Row);
}
