using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>Sums up a run for each dataset of the user's own.</summary>
public static class OwnDataAnalysis
{
    /// <summary>One summary for each dataset of the user's own: on the first target, for the shape Bytes where it was measured.</summary>
    /// <param name="file">The results.</param>
    /// <param name="cells">Its cells.</param>
    public static IReadOnlyList<OwnDataSummary> Of(ResultsFile file, IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(cells);
        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).Distinct();
        return [.. own.Select(dataset => Summary(dataset, [.. cells.Where(cell => cell.Id.Dataset == dataset)])).OfType<OwnDataSummary>()];
    }

    private static OwnDataSummary? Summary(string dataset, AnalysedCell[] cells)
    {
        if (cells.Length == 0)
        {
            return null;
        }

        var shape = cells.Any(cell => cell.Id.Shape == Shape.Bytes) ? Shape.Bytes : cells[0].Id.Shape;
        AnalysedCell[] asked = [.. cells.Where(cell => cell.Id.Shape == shape && cell.Id.Target == cells[0].Id.Target)];
        var counts = asked.GroupBy(cell => cell.Id.Count).OrderBy(count => count.Key).ToList();
        var (writing, reading) = (Rows(counts[^1], Operation.Serialize), Rows(counts[^1], Operation.Deserialize));
        var from = BaselinesOf(counts[^1]);
        var baseline = from.Select(row => row.Result.Id.RowName).Distinct().ToArray() is [var one] ? one : null;
        return new(
            dataset,
            RowsOf(asked),
            [.. counts.Select(count => Sized(count))],
            FormatsOf(writing, reading),
            Smallest(counts[^1]),
            baseline,
            baseline is null ? null : SwitchOf([.. counts[^1]], from, writing, reading));
    }

    private static RowsByResult RowsOf(IEnumerable<AnalysedCell> cells)
    {
        var rows = cells.SelectMany(cell => cell.Rows)
            .Where(row => !row.Serializer.IsFloor)
            .GroupBy(row => row.Result.Id.Serializer)
            .Select(row => (Name: row.Key, row.First().Serializer.Library, RowResult: ResultOf(row)))
            .OrderBy(row => row.Name, StringComparer.OrdinalIgnoreCase)
            .ToLookup(row => row.RowResult);
        string[] Names(RowResult fate) => [.. rows[fate].Select(row => row.Name)];
        return new(Names(RowResult.Exact), Names(RowResult.Lossy), Names(RowResult.Unable), Names(RowResult.Untried))
        {
            NotKnown = Names(RowResult.NotKnown),
            Alternatives =
            [
                .. rows[RowResult.Unable].Concat(rows[RowResult.Lossy])
                    .GroupJoin(rows[RowResult.Exact], row => row.Library, exact => exact.Library, (row, exact) => new Alternative(
                        row.Name, row.RowResult == RowResult.Lossy, [.. exact.Select(other => other.Name)]))
                    .Where(row => row.Exact.Count > 0),
            ],
        };
    }

    /// <summary>The worst result of the cases that were tried.</summary>
    private static RowResult ResultOf(IEnumerable<AnalysedCase> row)
    {
        var cases = row.Select(one => one.Result).ToList();

        // An operation that a row does not have says nothing about the data, and a case that the budget skipped may have been verified.
        var verified = cases.Where(one => one.Fidelity != Fidelity.Unchecked).ToList();
        return cases.Exists(one => one.Outcome != Outcome.Measured && !one.Outcome.IsBenign()) ? RowResult.Unable
            : verified.Exists(one => one.Fidelity == Fidelity.Lossy) ? RowResult.Lossy
            : cases.Exists(one => one is { Fidelity: Fidelity.Unchecked, Lost.Count: > 0 }) ? RowResult.NotKnown
            : verified.Count > 0 ? RowResult.Exact
            : cases.Exists(one => one.Outcome == Outcome.Unsupported) ? RowResult.Unable
            : RowResult.Untried;
    }

    private static FastestAtCount Sized(IGrouping<int, AnalysedCell> count)
    {
        FastestRows? Fastest(Operation operation) =>
            count.Where(cell => cell.Id.Operation == operation).Select(FastestOf).FirstOrDefault();
        return new(count.Key, Fastest(Operation.Serialize), Fastest(Operation.Deserialize));
    }

    private static FastestRows? FastestOf(AnalysedCell cell)
    {
        if (ComparisonSet.Of(RowCells.OfExact([cell])) is not { } set)
        {
            return null;
        }

        var first = set.Complete[0].Cases[cell.Id];
        string[] skipped = [.. cell.Rows.Where(IsSkipped).Select(row => row.Result.Id.RowName)];
        return new(set.Complete[0].Name, first.Time!.Mean * first.RatioWithReading!.Ratio / first.Ratio!.Ratio, set.Rivals(0), skipped);
    }

    private static bool IsSkipped(AnalysedCase row) => row.Result.Outcome == Outcome.Skipped && !row.Serializer.IsFloor;

    private static Dictionary<string, AnalysedCase> Rows(IEnumerable<AnalysedCell> cells, Operation operation) =>
        cells.Where(cell => cell.Id.Operation == operation)
            .SelectMany(cell => cell.Rows.Where(RowCells.IsExact))
            .DistinctBy(row => row.Result.Id.RowName)
            .ToDictionary(row => row.Result.Id.RowName);

    private static NamedSize? Smallest(IEnumerable<AnalysedCell> cells) =>
        Rows(cells, Operation.Serialize).Where(row => row.Value.Result.SizeBytes > 0)
            .Select(row => new NamedSize(row.Key, row.Value.Result.SizeBytes!.Value))
            .OrderBy(row => row.Bytes).ThenBy(row => row.Name, StringComparer.Ordinal)
            .FirstOrDefault();

    private static FastestOfFormat[] FormatsOf(Dictionary<string, AnalysedCase> writing, Dictionary<string, AnalysedCase> reading)
    {
        FastestOfFormat[] best =
        [
            .. from name in Both(writing, reading)
               let cases = new[] { writing.GetValueOrDefault(name), reading.GetValueOrDefault(name) }.OfType<AnalysedCase>().ToArray()
               let serializer = cases[0].Serializer
               let log = cases.Average(row => Math.Log(row.RatioWithReading!.Ratio))
               orderby log, name
               group new FastestOfFormat(serializer.Format, name, serializer.Needs, Math.Exp(log)) by serializer.Format into rows
               select rows.First(),
        ];
        return best.Length < 2 ? [] : best;
    }

    /// <summary>
    /// The row with the least time of both operations together that is at least probably faster than the baseline, by the rule of ranks
    /// over the exact rows and the baseline.
    /// </summary>
    private static SwitchEffect? SwitchOf(
        IReadOnlyList<AnalysedCell> cells,
        AnalysedCase[] baseline,
        Dictionary<string, AnalysedCase> writing,
        Dictionary<string, AnalysedCase> reading)
    {
        var from = baseline[0].Result.Id.RowName;
        var exact = Both(writing, reading).ToHashSet();
        var set = ComparisonSet.Of([.. RowCells.OfCompared(cells).Where(row => row.Name == from || exact.Contains(row.Name))]);
        var found = set?.Complete.Index()
            .Where(row => row.Item.Name != from)
            .Select(row => (row.Item.Name, Baseline: set.Rivals(row.Index).FirstOrDefault(rival => rival.Name == from)))
            .FirstOrDefault(row => row.Baseline is { Certainty: not Certainty.NotToldApart });
        if (found is not ({ } to, { } than))
        {
            return null;
        }

        var allocated = (Bytes(writing, to) + Bytes(reading, to)) / baseline.Sum(row => row.Batches?.AllocatedBytes);
        return new(
            from,
            to,
            cells[0].Id.Count,
            than.Certainty,
            writing.GetValueOrDefault(to)?.RatioWithReading,
            reading.GetValueOrDefault(to)?.RatioWithReading,
            writing.GetValueOrDefault(to)?.SizeRatio,
            allocated is { } known && double.IsFinite(known) ? known : null,
            baseline.Any(row => row.Result.Fidelity == Fidelity.Lossy));
    }

    /// <summary>The rows that have each operation that was measured.</summary>
    private static IEnumerable<string> Both(Dictionary<string, AnalysedCase> writing, Dictionary<string, AnalysedCase> reading) =>
        writing.Count == 0 ? reading.Keys
        : reading.Count == 0 ? writing.Keys
        : writing.Keys.Where(reading.ContainsKey);

    /// <summary>The baseline of each operation, exact or not, where it has a number.</summary>
    private static AnalysedCase[] BaselinesOf(IEnumerable<AnalysedCell> cells) =>
    [
        .. cells.SelectMany(cell => cell.Rows)
            .Where(row => row is { IsBaseline: true, Time: not null })
            .DistinctBy(row => row.Result.Id.Cell.Operation),
    ];

    private static double? Bytes(Dictionary<string, AnalysedCase> rows, string name) =>
        rows.TryGetValue(name, out var row) ? row.Batches?.AllocatedBytes : 0;

    /// <summary>What became of the data in a row, as <see cref="Rows"/> tells it.</summary>
    private enum RowResult
    {
        Exact,
        Lossy,
        Unable,
        Untried,
        NotKnown,
    }
}
