using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class SpeedNumbers
{
    // Both operations in one, whatever the report joins.
    public static IReadOnlyList<DataComparison> Create(SpeedRun run) =>
    [
        .. run.Analysis.Tables.GroupBy(table => table.Id with { Operation = default }).Select(both => new DataComparison(
            Wording.Data(both.Key),
            PageNumbers.About(both.Key),
            [
                .. both.SelectMany(table => table.Rows).GroupBy(row => row.Result.Id.SerializerName)
                    .Select(serializers => Case(run, [.. serializers])),
            ])
        {
            Baselines = [.. both.Select(table => table.Baseline).OfType<string>()],
        }),
    ];

    // The rankings that a page carries: what it opens with by every preset and bandwidth, each dataset and each other target and shape by
    // both operations.
    public static IReadOnlyList<DataRanking> Rankings(AnalysedRun run)
    {
        if (run.Rankings is not [var first, ..])
        {
            return [];
        }

        var datasets = run.Tables.Select(table => table.Id.Dataset).Distinct().ToList();
        bool IsOfFirst(TableId id) => (id.Target, id.Shape) == (first.Target, first.Shape);
        IEnumerable<DataRanking> Ranked(string name, Weights weights, Func<TableId, bool> tables, string? dataset) =>
            Whole(run, run.RankedBy(weights, tables), name, weights, tables, dataset);
        var usual = Weights.Presets[0].Name;
        var further = Weights.Presets.Skip(1).Concat(Bandwidth.All.Reverse().Select(bandwidth =>
            ($"time to write, send at {bandwidth.Name} and read", Weights.Usual with { Bandwidth = bandwidth.BitsPerSecond / 1e6 })));
        DataRanking[] all =
        [
            .. Whole(run, run.Rankings, usual, Weights.Usual, _ => true, null),
            .. datasets.Count < 2 ? [] : datasets.SelectMany(dataset => Ranked(usual, Weights.Usual, id => id.Dataset == dataset, dataset)),
            .. further.AsParallel().AsOrdered().SelectMany(choice => Ranked(choice.Item1, choice.Item2, IsOfFirst, null)),
        ];

        // With one operation all weights of time count the same.
        return [.. all.DistinctBy(ranking => (ranking.About, ranking.Counts))];
    }

    private static IEnumerable<DataRanking> Whole(
        AnalysedRun run, IReadOnlyList<Ranking> rankings, string name, Weights weights, Func<TableId, bool> tables, string? dataset) =>
        from ranking in rankings
        where ranking.Tables == run.Tables.Count(table => tables(table.Id)
            && (table.Id.Target, table.Id.Shape) == (ranking.Target, ranking.Shape) && table.Rows.Any(row => row.Ratio is not null))
        select new DataRanking(
            new(dataset, ranking.Shape.ToString(), ranking.Target),
            Counts(ranking, weights),
            name,
            [
                .. ranking.Serializers
                    .Select(serializer => Rank(serializer, weights == Weights.Usual, ranking.ParetoOptimalSerializers
                        .Contains(serializer.Name)) with
                {
                    Tables = serializer.Cases.Count < ranking.Tables ? serializer.Cases.Count : null,
                }),
            ]);

    private static string Counts(Ranking ranking, Weights weights)
    {
        (string Name, double Weight)[] all =
        [
            ("write", ranking.Serializers.Any(serializer => serializer.Serialize is not null) ? weights.Write : 0),
            ("read", ranking.Serializers.Any(serializer => serializer.Deserialize is not null) ? weights.Read : 0),
            ("size", weights.Size),
            ("allocated", weights.Allocated),
        ];
        return weights.Bandwidth > 0 ? FormattableString.Invariant($"mbits:{weights.Bandwidth}")
            : string.Join(' ', all.Where(one => one.Weight > 0).Select(one => FormattableString.Invariant($"{one.Name}:{one.Weight}")));
    }

    private static DataRank Rank(RankedSerializer serializer, bool hasParts, bool isParetoOptimal)
    {
        static (string Name, double Ratio, double? Low, double? High) Of(string name, Estimate estimate) =>
            (name, estimate.Value, estimate.Interval?.Low, estimate.Interval?.High);
        (string, double, double?, double?)[] none = [];
        return new(
            serializer.Name,
            [
                Of("score", serializer.Both),
                .. hasParts && serializer.Serialize is { } writing ? [Of("write", writing)] : none,
                .. hasParts && serializer.Deserialize is { } reading ? [Of("read", reading)] : none,
                .. hasParts && serializer.SizeRatio is { } size ? [("size", size, null, null)] : none,
                .. hasParts && serializer.AllocRatio is { } bytes ? [("allocated", bytes, null, null)] : none,
            ],
            serializer.Rank?.ToString(),
            isParetoOptimal);
    }

    private static DataCase Case(SpeedRun run, IReadOnlyList<AnalysedCase> both) =>
        PageNumbers.Case(run.Reported, [.. both.Select(SpeedRun.Reduced)]) with
        {
            Serialize = Time(both.FirstOrDefault(row => row.Result.Id.Table.Operation == Operation.Serialize)),
            Deserialize = Time(both.FirstOrDefault(row => row.Result.Id.Table.Operation == Operation.Deserialize)),
        };

    private static DataTime? Time(AnalysedCase? row)
    {
        if (row?.Time is not { } time)
        {
            return null;
        }

        var ratio = row.RatioWithReading;
        return new(row.ReadingFactor * time.Mean, ratio?.Ratio)
        {
            AllocatedBytes = row[SpeedQuantities.Allocated],
            Launches = Launches(row.Result, time.PerLaunch.Values, row.ReadingFactor),
        };
    }

    private static double[][] Launches(CaseResult result, IEnumerable<double> estimates, double reading)
    {
        double[][] batches =
        [
            .. result.Launches.Where(launch => launch.Samples.Count > 0)
                .Select(launch => launch.Samples.Select(sample => reading * sample.WallNs / sample.Calls).ToArray()),
        ];
        return batches.Length > 0 ? batches : [.. estimates.Select(one => new[] { reading * one })];
    }
}
