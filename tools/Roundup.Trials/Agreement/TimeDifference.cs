using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Results;

namespace Roundup.Trials.Agreement;

/// <summary>The time of one case in two runs.</summary>
/// <param name="Id">The case.</param>
/// <param name="First"><see cref="TimeEstimate.Mean"/> in the first run, ns.</param>
/// <param name="Second"><see cref="TimeEstimate.Mean"/> in the second run, ns.</param>
internal sealed record TimeDifference(CaseId Id, double First, double Second)
{
    /// <summary>The difference without its sign, as a share: the longer time over the shorter, minus 1.</summary>
    public double AbsoluteDifference => (Math.Max(First, Second) / Math.Min(First, Second)) - 1;

    /// <summary>The cases that have a time in both runs, baselines and references included, in the first run's order.</summary>
    /// <param name="first">One run.</param>
    /// <param name="second">The other.</param>
    public static IReadOnlyList<TimeDifference> Compare(AnalysedRun first, AnalysedRun second)
    {
        return
        [
            .. Times(first).Join(
                Times(second),
                row => row.Result.Id,
                row => row.Result.Id,
                (one, other) => new TimeDifference(one.Result.Id, one.Time!.Mean, other.Time!.Mean)),
        ];
    }

    // Where targets are joined, a baseline can be in several tables.
    private static IEnumerable<AnalysedCase> Times(AnalysedRun run) =>
        run.Tables.SelectMany(table => table.Rows).Where(row => row.Time is not null).DistinctBy(row => row.Result.Id);
}
