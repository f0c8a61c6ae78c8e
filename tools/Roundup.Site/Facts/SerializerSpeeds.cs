using System.Globalization;
using Roundup.Analysis;
using Roundup.Analysis.Rankings;
using Roundup.Results;
using Roundup.Site.Gallery;

namespace Roundup.Site.Facts;

/// <summary>The rows of runs over System.Text.Json/reflection, whatever baseline the runs name.</summary>
internal static class SerializerSpeeds
{
    public const string Baseline = "System.Text.Json/reflection";

    /// <summary>By row; a run without the baseline has none.</summary>
    public static ILookup<string, SerializerSpeed> Find(IEnumerable<GalleryRun> runs) =>
        runs.SelectMany(Find).ToLookup(one => one.Row, one => one.Speed);

    private static IEnumerable<(string Row, SerializerSpeed Speed)> Find(GalleryRun run)
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
            from row in ranking.Serializers
            select (row.Name, Find(run, ranking, row));
    }

    private static SerializerSpeed Find(GalleryRun run, Ranking ranking, RankedSerializer serializer) => new(
        FactSource.Of(run), ranking.Target, ranking.Shape, serializer.Cases.Count)
    {
        Version = run.File.VersionOf(serializer.Serializer, ranking.Target),
        Data = [.. serializer.Cases.Select(one => DataOf(one.Result.Id.Table)).Distinct()],
        IsExact = serializer.IsExact,
        BuiltWithout = serializer.Conditions.WithoutGenerator,
        AdaptedFrom = serializer.Conditions.AdaptedFrom is [var shape, ..] ? shape : null,
        WithMapping = Rounded(serializer.Both.Value * serializer.Conditions.Mapping),
        Write = Find(serializer, serializer.Serialize),
        Read = Find(serializer, serializer.Deserialize),
        Size = Rounded(serializer.SizeRatio),
        Allocated = Rounded(serializer.AllocRatio),
    };

    private static SpeedFactor? Find(RankedSerializer serializer, Estimate? estimate) => estimate is not { } known ? null
        : serializer.IsBaseline ? new(1)
        : new(Rounded(known.Value)!.Value, Rounded(known.Interval?.Low), Rounded(known.Interval?.High));

    private static string DataOf(TableId id) => $"{id.Dataset} x{id.Count.ToString("N0", CultureInfo.InvariantCulture)}{id.ListText}";

    /// <summary>Four digits: no interval is narrower.</summary>
    private static double? Rounded(double? value) => value is { } known
        ? double.Parse(known.ToString("G4", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture)
        : null;
}
