using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Findings;

/// <summary>
/// What the numbers say that no serializer of a ranking does: the cost of further versions and of further targets, faster serializers that
/// lose data, and ratios that change with the count. docs/columns.md has the rules.
/// </summary>
public static class AllFindings
{
    /// <summary>The findings, sorted by operation, target and table.</summary>
    public static IReadOnlyList<Finding> Find(ResultsFile file, IReadOnlyList<AnalysedTable> tables)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(tables);
        AnalysedTable[] measured = [.. tables.Where(c => c.Id.ComparesSerializers && c.Rows.Any(r => r.Time is not null))];
        return
        [
            .. VersionFindings.Find(file, measured, MeanOverTables.PairPrior(measured)),
            .. file.Run.Report is { JoinTargets: true } ? TargetFindings.Find(measured, TargetFindings.Targets(measured)) : [],
            .. measured.GroupBy(c => new FindingScope(c.Id.Operation, c.Id.Target)).SelectMany(scope => (Finding[])
            [
                .. LossFindings.Find(scope.Key, [.. scope]),
                .. CountFindings.Find(scope.Key, SerializerTables.OfExact([.. scope])),
            ]),
        ];
    }
}

internal static class LossFindings
{
    // One finding for each row that is so in some table; the row that is so in most tables first.
    public static IEnumerable<Finding> Find(FindingScope scope, IReadOnlyList<AnalysedTable> tables)
    {
        var rows = tables.SelectMany(Wins);
        return rows.GroupBy(r => r.Row.Result.Id.SerializerName)
            .Where(g => g.Any(r => r.Wins))
            .OrderByDescending(g => g.Count(r => r.Wins))
            .Select(g => new Finding(
                FindingCode.LossyIsFaster, scope, g.Key, g.Count(r => r.Wins), g.Count(), g.Where(r => r.Wins)
                    .SelectMany(r => r.Row.Result.Lost)
                    .Distinct()
                    .ToArray()));
    }

    private static bool IsLossy(AnalysedCase row) =>
        row is
        {
            Time: not null,
            Serializer.IsReference: false,
            Result.Fidelity: Fidelity.Lossy,
            Ratio.PerLaunch.Count: > 0,
        };

    private static IEnumerable<(AnalysedCase Row, bool Wins)> Wins(AnalysedTable table)
    {
        AnalysedCase[] exact = [.. table.Rows.Where(SerializerTables.IsExact)];
        AnalysedCase[] lossy = [.. table.Rows.Where(IsLossy)];
        var separations = Separations.Of(new([.. exact.Concat(lossy).Select(SerializerTables.LogsOf)]), table.Prior);
        bool IsFirst(int row) => exact.Length > 0 && Enumerable.Range(0, exact.Length).All(other => separations.IsFaster(row, other));
        return lossy.Select((row, place) => (row, IsFirst(exact.Length + place)));
    }
}

// The serializer whose ratio grows most, and the serializer whose ratio falls most.
internal static class CountFindings
{
    // The widest interval, upper over lower end, that shows that a ratio does not change with the count.
    private const double MostOfSteady = 1.2;

    public static IEnumerable<Finding> Find(FindingScope scope, IReadOnlyList<SerializerTables> rows)
    {
        var changes = rows.Select(Change).OfType<SerializerChange>().ToList();
        if (changes.GroupBy(c => c.Ends).MaxBy(g => g.Count()) is not { } same)
        {
            return [];
        }

        var (least, greatest) = same.Key;
        Finding About(FindingCode code, SerializerChange change) =>
            new(code, scope, change.Serializer, change.Baseline, least, greatest, change.Factor, change.Factor.Tables);
        SerializerChange[] certain = [.. Estimate.Significant([.. same], c => c.Factor).OrderBy(c => c.Factor.Value)];
        Finding[] findings =
        [
            .. certain.TakeLast(1).Where(c => c.Factor.Value > 1).Select(c => About(FindingCode.GrowsWithCount, c)),
            .. certain.Take(1).Where(c => c.Factor.Value < 1).Select(c => About(FindingCode.FallsWithCount, c)),
        ];
        return findings.Length > 0 ? findings
            : same.All(c => c.Factor.Interval is { } known && known.High < MostOfSteady * known.Low)
                ? [new(FindingCode.SteadyOverCounts, scope, same.Count(), least, greatest)]
            : [];
    }

    private static SerializerChange? Change(SerializerTables row)
    {
        var series = row.Cases.Keys
            .GroupBy(c => c with { Count = 0 })
            .Select(g => (First: g.MinBy(c => c.Count)!, Last: g.MaxBy(c => c.Count)!))
            .Where(s => s.First.Count < s.Last.Count && row.BaselineOf([s.First, s.Last]) is not null && !row.IsBaseline([s.First]))
            .GroupBy(s => (s.First.Count, s.Last.Count, Baseline: row.BaselineOf([s.First, s.Last])!))
            .MaxBy(g => g.Count());
        return series is null ? null : new(
            row.Name,
            series.Key.Baseline,
            (series.Key.Item1, series.Key.Item2),
            MeanOverTables.Estimate(
                [.. series.Select(s => new TableLogs(s.Last, MeanOverTables.Minus(row.Logs(s.Last), row.Logs(s.First))))],
                VariancePrior.None));
    }

    private sealed record SerializerChange(string Serializer, string Baseline, (int Least, int Greatest) Ends, Estimate Factor);
}
