using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>What the launches of a case say of hidden work, joined: it is looked for in some of them only.</summary>
internal static class HiddenReadings
{
    /// <summary>
    /// The smallest of the launches that know a reading; null where none does. What is hidden shows in each process, noise does not.
    /// </summary>
    public static double? Smallest(IEnumerable<HiddenWork> found, Func<HiddenWork, double?> reading) => found.Select(reading).Min();

    /// <summary>What was found, by each launch that looked.</summary>
    public static IEnumerable<HiddenWork> Of(IEnumerable<LaunchResult> launches) =>
        launches.Select(launch => launch.Hidden).OfType<HiddenWork>();
}
