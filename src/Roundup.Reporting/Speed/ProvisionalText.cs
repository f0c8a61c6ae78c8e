using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Console;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The answer while a run goes on: the overview of the report that follows, of what was measured so far.
/// </summary>
public static class ProvisionalText
{
    private const int Widest = 100;

    // One launch has no interval of its own (Provisional).
    private const string OneLaunch = "One launch: each interval is estimated from the two processes of the baseline";

    /// <summary>The lines; empty where no row has a ratio yet.</summary>
    /// <param name="run">What was measured so far.</param>
    /// <param name="launches">How many launches of every serializer that is.</param>
    /// <param name="most">The most lines; rows that do not fit are counted in the last one.</param>
    /// <param name="width">The most characters of a line.</param>
    public static IReadOnlyList<string> Lines(AnalysedRun run, int launches, int most = int.MaxValue, int width = int.MaxValue)
    {
        ArgumentNullException.ThrowIfNull(run);
        var speed = new SpeedRun(run);
        IReadOnlyList<string> all =
        [
            .. RankingSection.Summed(speed).SelectMany(ranking => Lines(speed, ranking, launches, Math.Min(width, Widest))),
        ];
        return all.Count <= most ? all : [.. all.Take(most - 1), $"and {all.Count - most + 1} more serializers"];
    }

    private static IEnumerable<string> Lines(SpeedRun run, Ranking ranking, int launches, int width)
    {
        yield return Visible.Line($"Provisional ({Wording.Count(launches, "launch", "es")}), relative to {ranking.Baseline} · "
            + RankingSection.Title(ranking));
        if (launches == 1 && run.Analysis.Replicas is not null)
        {
            yield return OneLaunch;
            ranking = ranking with
            {
                Serializers = [.. ranking.Serializers
                .Select(serializer => Provisional.WithIntervals(run.Analysis, serializer))]
            };
        }

        var fitted = FittedTable.Of(RankingSection.Table(run, ranking).Grid(Detail.Brief), width);
        foreach (var texts in fitted.Rows.Select(row => row.Texts).Prepend(fitted.Headings))
        {
            yield return string.Concat(texts).TrimEnd();
        }
    }
}
