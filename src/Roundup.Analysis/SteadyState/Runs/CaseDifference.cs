using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Runs;

/// <summary>One case in two runs.</summary>
public sealed record CaseDifference
{
    /// <summary>The case.</summary>
    public required CaseId Id { get; init; }

    /// <summary>Its ratio to the baseline in the first run.</summary>
    public required RatioEstimate First { get; init; }

    /// <summary>Its ratio to the baseline in the second run.</summary>
    public required RatioEstimate Second { get; init; }

    /// <summary>ln(second ratio / first ratio): 0 is no change, 0.01 about 1 % slower.</summary>
    public required double LogDifference { get; init; }

    /// <summary>95 % interval of <see cref="LogDifference"/>; null where one of the runs has fewer than two launches.</summary>
    public Interval? Interval { get; init; }

    /// <summary>Whether the interval contains 0, so that the data do not tell the runs apart; null without an interval.</summary>
    public bool? ContainsZero => Interval?.Contains(0);

    /// <summary>The difference as a share without its sign: the larger ratio over the smaller, minus 1.</summary>
    public double AbsoluteDifference => Math.Exp(Math.Abs(LogDifference)) - 1;
}
