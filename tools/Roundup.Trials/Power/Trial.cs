using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Statistics;
using Roundup.Catalogue;
using Roundup.Results;

namespace Roundup.Trials.Power;

/// <summary>The result of one run for the two rows.</summary>
/// <param name="Verdict">Whether their ranks separate them.</param>
/// <param name="Ratio">Time of the slower row over that of the faster row.</param>
/// <param name="HalfWidth">Half-width of its interval as a share of the ratio; null without an interval.</param>
internal sealed record Trial(Verdict Verdict, double Ratio, double? HalfWidth)
{
    /// <param name="file">The run's results.</param>
    /// <param name="faster">The row that does less work, the baseline.</param>
    /// <param name="slower">The row that does more work.</param>
    /// <exception cref="RoundupException">One of them was not measured.</exception>
    public static Trial Of(ResultsFile file, string faster, string slower)
    {
        var rows = Analyser.Analyse(file).Tables.SelectMany(table => table.Rows).ToLookup(row => row.Result.Id.Serializer);
        if (rows[slower].ToArray() is not [{ Ratio: { } ratio } behind] || rows[faster].ToArray() is not [var front])
        {
            throw new RoundupException(
                ExitCode.NothingMeasured,
                $"A trial needs one table with {faster} and {slower}: see the report of the run, and give one count, shape and operation.");
        }

        return new(Of(front.Rank, behind.Rank), ratio.Ratio, ratio.Interval is { } interval ? interval.HalfWidth / ratio.Ratio : null);
    }

    private static Verdict Of(RankInterval? faster, RankInterval? slower) =>
        slower?.First > faster?.Last ? Verdict.Separated : slower?.Last < faster?.First ? Verdict.WrongOrder : Verdict.NotSeparated;
}

/// <summary>Whether the ranks of a run separate a slower and a faster row.</summary>
internal enum Verdict
{
    /// <summary>The rows share a rank, or one of them has none.</summary>
    NotSeparated,

    /// <summary>The slower row is ranked behind the faster row.</summary>
    Separated,

    /// <summary>The slower row is ranked before the faster row.</summary>
    WrongOrder,
}
