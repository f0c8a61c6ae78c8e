using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Console;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The answer while a run goes on: the rankings of the report that follows, of what was measured so far, with intervals and without ranks.
/// </summary>
public static class ProvisionalText
{
    private const int Widest = 100;

    /// <summary>One launch has no interval of its own (<see cref="Provisional"/>).</summary>
    private const string OneLaunch = "One launch: each interval is as wide as the baseline's two processes suggest";

    /// <summary>The lines; empty where no row has a ratio yet.</summary>
    /// <param name="run">What was measured so far.</param>
    /// <param name="launches">How many launches of every row that is.</param>
    /// <param name="most">The most lines; rows that do not fit are counted in the last one.</param>
    /// <param name="width">The most characters of a line.</param>
    public static IReadOnlyList<string> Lines(AnalysedRun run, int launches, int most = int.MaxValue, int width = int.MaxValue)
    {
        ArgumentNullException.ThrowIfNull(run);
        IReadOnlyList<string> all =
        [
            .. RankingSection.Summed(new SpeedRun(run)).SelectMany(ranking => Lines(run, ranking, launches, Math.Min(width, Widest))),
        ];
        return all.Count <= most ? all : [.. all.Take(most - 1), $"and {all.Count - most + 1} more rows"];
    }

    private static IEnumerable<string> Lines(AnalysedRun run, Ranking ranking, int launches, int width)
    {
        string Text(RankedRow row, Estimate? estimate) => estimate is not { } known ? ""
            : row.IsBaseline || Provisional.Interval(run, row, known) is not { } interval ? Digits.Ratio(known.Value)
            : $"{Digits.Ratio(known.Value)} ({Digits.Ratio(interval.Low)} to {Digits.Ratio(interval.High)})";
        var table = new Table<RankedRow>(
            [
                new("Serializer", "", Unit.Text, row => row.Name) { Role = ColumnRole.Name, Heading = "" },
                Column.Of<RankedRow>("Serialize", row => Text(row, row.Serialize), isNumeric: true),
                Column.Of<RankedRow>("Deserialize", row => Text(row, row.Deserialize), isNumeric: true),
                Column.Of<RankedRow>("Tables", row => RankingSection.TablesOf(row, ranking.Tables)),
                Column.Of<RankedRow>(" ", row => row.Cases.Any(one => one.Result.Fidelity == Results.Fidelity.Lossy) ? "lossy" : ""),
            ],
            ranking.Rows);
        var fitted = FittedTable.Of(table.Grid(Detail.Brief), width);
        yield return Visible.Line($"Provisional, {Wording.Count(launches, "launch", "es")}: time / time of {ranking.Baseline} · "
            + RankingSection.Title(ranking));
        if (launches == 1 && run.Replicas is not null)
        {
            yield return OneLaunch;
        }

        foreach (var texts in fitted.Rows.Select(row => row.Texts).Prepend(fitted.Headings))
        {
            yield return string.Concat(texts).TrimEnd();
        }
    }
}
