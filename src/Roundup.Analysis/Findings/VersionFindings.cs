using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>The cost of each further version of a library over the first.</summary>
internal static class VersionFindings
{
    /// <summary>
    /// One finding for each row of a further version, over the corresponding row of the first version. The first version is the baseline's,
    /// else that of the file's first row.
    /// </summary>
    /// <param name="file">The results.</param>
    /// <param name="cells">Its cells.</param>
    /// <param name="ofPairs">What the cells of the run say about the variances of differences.</param>
    public static IReadOnlyList<Finding> Of(ResultsFile file, IReadOnlyList<AnalysedCell> cells, VariancePrior ofPairs)
    {
        var order = file.Serializers.Select(info => info.Name).ToList();
        return
        [
            .. cells.SelectMany(cell => cell.Rows).Where(Factors.HasNumber)
                .GroupBy(row => (LibraryOf(row), row.Result.Id.Compressor))
                .SelectMany(library => OfLibrary([.. library
                    .GroupBy(row => row.Result.Id.RowName)
                    .OrderByDescending(row => row.Any(one => one.IsBaseline))
                    .ThenBy(row => order.IndexOf(row.First().Serializer.Name))
                    .Select(row => row.ToArray())],
                    ofPairs)),
        ];
    }

    /// <summary>The library's name without a version.</summary>
    public static string LibraryOf(AnalysedCase row) => row.Serializer.Library.Split('@')[0];

    private static IEnumerable<Finding> OfLibrary(IReadOnlyList<AnalysedCase[]> rows, VariancePrior ofPairs)
    {
        var first = rows.Where(row => Version(row) == Version(rows[0])).ToList();
        foreach (var row in rows.Where(row => Version(row) != Version(rows[0])))
        {
            var to = first.Find(one => Configuration(one) == Configuration(row)) ?? first[0];
            var factors = Factors.Of(
                row.Join(to, one => one.Result.Id.Cell, other => other.Result.Id.Cell, (one, other) => (one, other)), ofPairs);
            if (factors.Count > 0)
            {
                yield return new(FindingCode.VersionOverFirst, null, Name(row), Name(to), factors);
            }
        }
    }

    private static string Name(AnalysedCase[] row) => row[0].Result.Id.RowName;

    private static string Version(AnalysedCase[] row) => row[0].Serializer.Library;

    private static string Configuration(AnalysedCase[] row) => row[0].Serializer.Name[Version(row).Length..];
}
