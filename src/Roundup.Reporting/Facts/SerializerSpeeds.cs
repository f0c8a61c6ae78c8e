using Roundup.Analysis;
using Roundup.Analysis.Rankings;
using Roundup.Facts;

namespace Roundup.Reporting.Facts;

/// <summary>The rows of runs over System.Text.Json/reflection, whatever baseline the runs name.</summary>
public static class SerializerSpeeds
{
    /// <summary>The serializer that all others are compared with.</summary>
    public const string Baseline = "System.Text.Json/reflection";

    /// <summary>By row; a run without the baseline has none.</summary>
    public static ILookup<string, SerializerSpeed> Find(IEnumerable<NamedResults> runs) =>
        runs.SelectMany(Find).ToLookup(one => one.Row, one => one.Speed);

    /// <summary>The comparison on a JIT to quote first: one with intervals, then over most tables, then the newest.</summary>
    public static SerializerSpeed? Quoted(this SerializerSheet sheet)
    {
        ArgumentNullException.ThrowIfNull(sheet);
        return sheet.Speed.Where(one => TargetFamilies.Get(one.Target) == TargetFamily.Jit)
            .OrderByDescending(one => (one.Write ?? one.Read)?.Low is not null)
            .ThenByDescending(one => one.Tables).ThenByDescending(one => one.Source.Date).FirstOrDefault();
    }

    private static IEnumerable<(string Row, SerializerSpeed Speed)> Find(NamedResults run)
    {
        if (run.Results.Serializers.All(info => info.Name != Baseline))
        {
            return [];
        }

        // Without the layout, the tables of a suite are whole and have one baseline.
        var analysed = RoundupResults.Speed(run.Results with { Run = run.Results.Run with { Report = null } }, Baseline);
        return
            from ranking in analysed?.Rankings ?? []
            where ranking.Baseline == Baseline
            from row in ranking.Serializers
            select (row.Name, Find(run, ranking, row));
    }

    private static SerializerSpeed Find(NamedResults run, Ranking ranking, RankedSerializer serializer) => new(
        SerializerSheets.SourceOf(run), ranking.Target, ranking.Shape, serializer.Cases.Count)
    {
        Version = run.Results.VersionOf(serializer.Serializer, ranking.Target),
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

    // Four digits: no interval is narrower.
    internal static double? Rounded(double? value) => value is { } known
        ? double.Parse(known.ToString("G4", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture)
        : null;
}
