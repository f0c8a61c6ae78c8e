using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>What the launches of a case say of hidden work, joined: it is looked for in some of them only.</summary>
internal static class HiddenReadings
{
    /// <summary>The median over the launches that know a reading; null where none does.</summary>
    public static double? Median(IEnumerable<LaunchResult> launches, Func<HiddenWork, double?> reading)
    {
        double[] known = [.. launches.Select(launch => launch.Hidden).OfType<HiddenWork>().Select(reading).OfType<double>()];
        return known.Length == 0 ? null : Quantiles.Median(known);
    }
}
