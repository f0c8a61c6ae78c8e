using Roundup.Trials.Runs;
using static Roundup.Trials.MarkdownTable;

namespace Roundup.Trials.Power;

/// <summary>The trials as a Markdown table of one line, and each trial as a line of text.</summary>
internal static class PowerTable
{
    private static readonly string[] s_head =
    [
        "more work, effort", "trials", "told apart", "wrong order", "ratio, median", "half-width, median", "s per trial, median",
    ];

    public static string Line(FinishedRun run, Trial trial) => FormattableString.Invariant(
        $"{run}; ratio {trial.Ratio:F4} +- {Percent(trial.HalfWidth, 2)}, {trial.Verdict}");

    public static string Of(string name, IReadOnlyList<(FinishedRun Run, Trial Trial)> trials)
    {
        string Share(Verdict verdict) =>
            trials.Count(one => one.Trial.Verdict == verdict) is var count ? $"{count} ({Percent(count / (double)trials.Count)})" : "";
        return MarkdownTable.Of(
            s_head,
            [
                [
                    name,
                    $"{trials.Count}",
                    Share(Verdict.Separated),
                    Share(Verdict.WrongOrder),
                    FormattableString.Invariant($"{Median([.. trials.Select(one => one.Trial.Ratio)]):F4}"),
                    Percent(Median([.. trials.Select(one => one.Trial.HalfWidth).OfType<double>()]), 2),
                    FormattableString.Invariant($"{Median([.. trials.Select(one => one.Run.Seconds)]):F1}"),
                ],
            ]);
    }

    private static double? Median(double[] values)
    {
        Array.Sort(values);
        return values.Length == 0 ? null : (values[(values.Length - 1) / 2] + values[values.Length / 2]) / 2;
    }
}
