using Roundup.Analysis;
using Roundup.Analysis.Conditions;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Facts;

namespace Roundup.Reporting.Facts;

/// <summary>First calls in runs, over those of the same baseline as warm calls.</summary>
public static class SerializerFirstCalls
{
    /// <summary>By serializer; a run without first calls has none.</summary>
    public static ILookup<string, SerializerFirstCall> Find(IEnumerable<NamedResults> runs) =>
        runs.SelectMany(Find).ToLookup(one => one.Serializer, one => one.Call);

    /// <summary>The first call on a JIT to quote first: the newest.</summary>
    public static SerializerFirstCall? QuotedFirstCall(this SerializerSheet sheet)
    {
        ArgumentNullException.ThrowIfNull(sheet);
        return sheet.FirstCalls.Where(one => TargetFamilies.Get(one.Target) == TargetFamily.Jit)
            .OrderByDescending(one => one.Source.Date).FirstOrDefault();
    }

    private static IEnumerable<(string Serializer, SerializerFirstCall Call)> Find(NamedResults run)
    {
        var baseline = run.Results.Serializers.Any(info => info.Name == SerializerSpeeds.Baseline) ? SerializerSpeeds.Baseline : null;
        return
            from row in RoundupResults.FirstCalls(run.Results, baseline)?.Rows ?? []
            where row.First is not null
            group row by (row.Name, row.Target, row.Shape, Dataset: row.First!.Result.Id.Table.Dataset) into same
            let cases = same.Select(row => row.First!.Result).ToList()
            let conditions = SerializerConditions.Of(same.First().Serializer, cases)
            let source = SerializerSheets.SourceOf(run)
            select (same.Key.Name, new SerializerFirstCall(source, same.Key.Target, same.Key.Shape, same.Key.Dataset)
            {
                Version = same.First().Version,
                IsExact = cases.TrueForAll(result => result.Fidelity == Fidelity.Exact),
                BuiltWithout = conditions.WithoutGenerator,
                AdaptedFrom = conditions.AdaptedFrom is [var shape, ..] ? shape : null,
                Write = Time(same.FirstOrDefault(row => row.Operation == Operation.Serialize)),
                Read = Time(same.FirstOrDefault(row => row.Operation == Operation.Deserialize)),
            });
    }

    private static FirstCallFigure? Time(FirstCallRow? row) => row is null ? null
        : new(Milliseconds(row.First!.Time.Median)!.Value, Milliseconds(row.First.Time.Low), Milliseconds(row.First.Time.High))
        {
            Further = Milliseconds(row.FurtherTime?.Median),
            Ratio = row.Name == SerializerSpeeds.Baseline ? new(1) : Ratio(row.First.Ratio),
        };

    private static SpeedFactor? Ratio(FirstCallRange? range) => SerializerSpeeds.Rounded(range?.Median) is not { } median ? null
        : new(median, SerializerSpeeds.Rounded(range!.Low), SerializerSpeeds.Rounded(range.High));

    private static double? Milliseconds(double? ns) => SerializerSpeeds.Rounded(ns / 1e6);
}
