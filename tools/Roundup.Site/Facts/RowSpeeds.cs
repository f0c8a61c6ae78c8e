using System.Globalization;
using Roundup.Analysis;
using Roundup.Analysis.Rankings;
using Roundup.Results;
using Roundup.Site.Gallery;

namespace Roundup.Site.Facts;

/// <summary>The rows of runs over System.Text.Json/reflection, whatever baseline the runs name.</summary>
internal static class RowSpeeds
{
    public const string Baseline = "System.Text.Json/reflection";

    /// <summary>By row; a run without the baseline has none.</summary>
    public static ILookup<string, RowSpeed> Of(IEnumerable<GalleryRun> runs) =>
        runs.SelectMany(Of).ToLookup(one => one.Row, one => one.Speed);

    private static IEnumerable<(string Row, RowSpeed Speed)> Of(GalleryRun run)
    {
        if (run.File.Serializers.All(info => info.Name != Baseline))
        {
            return [];
        }

        // Without the layout, the tables of a suite are whole and have one baseline.
        var analysed = RoundupResults.Speed(run.File with { Run = run.File.Run with { Report = null } }, Baseline);
        return
            from ranking in analysed?.Rankings ?? []
            where ranking.Baseline == Baseline
            from row in ranking.Rows
            select (row.Name, Of(run, ranking, row));
    }

    private static RowSpeed Of(GalleryRun run, Ranking ranking, RankedSerializer row) => new(
        FactSource.Of(run), ranking.Target, ranking.Shape, row.Cases.Count)
    {
        Version = run.File.VersionOf(row.Serializer, ranking.Target),
        Data = [.. row.Cases.Select(one => DataOf(one.Result.Id.Table)).Distinct()],
        IsExact = row.IsExact,
        BuiltWithout = row.Conditions.WithoutGenerator,
        AdaptedFrom = row.Conditions.AdaptedFrom is [var shape, ..] ? shape : null,
        WithMapping = Rounded(row.Both.Value * row.Conditions.Mapping),
        Write = Of(row, row.Serialize),
        Read = Of(row, row.Deserialize),
        Size = Rounded(row.SizeRatio),
        Allocated = Rounded(row.AllocRatio),
    };

    private static SpeedFactor? Of(RankedSerializer row, Estimate? estimate) => estimate is not { } known ? null
        : row.IsBaseline ? new(1)
        : new(Rounded(known.Value)!.Value, Rounded(known.Interval?.Low), Rounded(known.Interval?.High));

    private static string DataOf(TableId id) => $"{id.Dataset} x{id.Count.ToString("N0", CultureInfo.InvariantCulture)}{id.ListText}";

    /// <summary>Four digits: no interval is narrower.</summary>
    private static double? Rounded(double? value) => value is { } known
        ? double.Parse(known.ToString("G4", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture)
        : null;
}
