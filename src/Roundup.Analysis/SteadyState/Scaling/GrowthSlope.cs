using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Scaling;

/// <summary>
/// The power of the count that the time of a call goes with: 1 is in proportion, below 1 fixed cost is spread over more objects.
/// </summary>
/// <param name="Value">The mean over the launches of each launch's least-squares slope of ln(time of a call) on ln(count).</param>
/// <param name="Interval">Its 95 % interval; null below two launches that have every count.</param>
/// <param name="Launches">Launches that went into it; 0 where no launch has every count and it is of the Means.</param>
public readonly record struct GrowthSlope(double Value, Interval? Interval, int Launches);
