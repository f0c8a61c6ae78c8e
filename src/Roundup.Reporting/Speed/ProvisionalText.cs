using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Console;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The answer while a run goes on: for each row its time over the baseline's, with intervals and without ranks. A pure function of what was
/// measured so far.
/// </summary>
public static class ProvisionalText
{
    private const int LongestName = 40;
    private const string Lossy = " (lossy)";

    /// <summary>One launch has no interval of its own (<see cref="ProvisionalRow"/>).</summary>
    private const string OneLaunch = "One launch: each interval is as wide as the baseline's two processes suggest";

    /// <summary>The lines; empty where no row has a ratio yet.</summary>
    /// <param name="run">What was measured so far.</param>
    /// <param name="launches">How many launches of every row that is.</param>
    /// <param name="most">The most lines; rows that do not fit are counted in the last one.</param>
    public static IReadOnlyList<string> Lines(AnalysedRun run, int launches, int most = int.MaxValue)
    {
        ArgumentNullException.ThrowIfNull(run);
        var rows = ProvisionalRow.Of(run);
        if (rows.Count == 0)
        {
            return [];
        }

        Operation[] operations = [.. Enum.GetValues<Operation>().Where(operation => rows.Any(row => row.Ratios.ContainsKey(operation)))];
        var table = new Table<(ProvisionalRow Row, string Name)>(
            [
                Column.Of<(ProvisionalRow Row, string Name)>("", line => line.Name),
                .. operations.Select(operation => Column.Of<(ProvisionalRow Row, string Name)>(
                    operation.ToString(), line => Text(line.Row.Ratios.GetValueOrDefault(operation)), isNumeric: true)),
            ],
            [.. rows.Zip(Names(rows))]);
        var fitted = FittedTable.Of(table.Grid(Detail.Brief), int.MaxValue);
        var head = $"Provisional, {Wording.Count(launches, "launch", "es")}: {Title(run)}";
        var lines = fitted.Rows.Select(row => row.Texts).Prepend(fitted.Headings).Select(texts => string.Concat(texts).TrimEnd());
        var isEstimated = launches == 1 && rows.Any(row => row.Ratios.Values.Any(ratio => ratio.Interval is { Low: < 1 } or { High: > 1 }));
        IReadOnlyList<string> all = [head, .. isEstimated ? [OneLaunch] : Array.Empty<string>(), .. lines];
        return all.Count <= most ? all : [.. all.Take(most - 1), $"and {all.Count - most + 1} more rows"];
    }

    private static string Title(AnalysedRun run)
    {
        var baselines = run.Tables.Select(table => table.Baseline).OfType<string>().Distinct().ToList();
        var to = baselines.Count == 1 ? baselines[0] : "the baseline";
        return run.Tables.Count <= Enum.GetValues<Operation>().Length
            ? $"time / time of {to}"
            : $"time / time of {to}, geometric mean over tables";
    }

    private static IEnumerable<string> Names(IReadOnlyList<ProvisionalRow> rows)
    {
        IReadOnlyList<string> whole = [.. rows.Select(row => Visible.Line(row.Name))];
        var exact = TextWidth.ShortenNames(whole, LongestName);
        var lossy = TextWidth.ShortenNames(whole, LongestName - Lossy.Length);
        return rows.Select((row, i) => row.IsLossy ? lossy[i] + Lossy : exact[i]);
    }

    private static string Text(ProvisionalRatio? ratio) => ratio switch
    {
        null => "",
        { Interval: null } => Digits.Ratio(ratio.Ratio),
        { Interval: { Low: 1, High: 1 } } => "1",
        { Interval: { } interval } => $"{Digits.Ratio(ratio.Ratio)} ({Digits.Ratio(interval.Low)} to {Digits.Ratio(interval.High)})",
    };
}
