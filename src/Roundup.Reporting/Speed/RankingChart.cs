using Roundup.Analysis.Rankings;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Speed;

/// <summary>The times of an ranking: the first rows, and the baseline.</summary>
internal static class RankingChart
{
    private const int MostRows = 20;

    /// <summary>The chart; null where fewer than two rows have a ratio.</summary>
    public static PairedBarChart? Of(SpeedRun run, Ranking ranking, ChartNames names)
    {
        Pair[] pairs =
        [
            .. ranking.Rows.Where((line, place) => line.IsBaseline || place < MostRows)
                .Select(line => Pair(line, RankingSection.MarksOf(run, line))),
        ];
        string?[] place = [Subject.Name(run.File), ranking.Table, ranking.Shape.ToString(), ranking.Target];
        string[] parts = [.. place.OfType<string>()];
        return pairs.Length < 2 ? null : new(
            names.Of("overview", parts),
            $"Both operations over {ranking.Baseline}: {string.Join(", ", parts)}",
            "Less is better; geometric means of the ratios of time over the tables, with their 95 % intervals",
            new("Serialize", "Deserialize", "", $"time over that of {ranking.Baseline}") { AreRatios = true },
            [new($"{run.File.Machine.Cpu}, {run.File.Run.Started:yyyy-MM-dd}", pairs)]);
    }

    /// <summary>Both operations of a row.</summary>
    public static Pair Pair(RankedRow line, string? note) => new(
        line.Name,
        line.IsBaseline ? RowKind.Baseline : RowKind.Plain,
        line.Serialize?.Value,
        line.Deserialize?.Value,
        note is { Length: > 0 } ? note : null)
    {
        FirstInterval = line.IsBaseline ? null : line.Serialize?.Interval,
        SecondInterval = line.IsBaseline ? null : line.Deserialize?.Interval,
    };
}
