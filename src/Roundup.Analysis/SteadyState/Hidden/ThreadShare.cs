using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Hidden;

/// <summary>How much of the CPU time of a process the measuring thread does not use while calls are timed.</summary>
internal static class ThreadShare
{
    /// <summary>
    /// CPU time of all threads over that of the measuring thread: the median over the batches of a launch, the smallest of the launches.
    /// Null where the system does not report it, and where no batch is free of what the runtime does on threads of its own.
    /// </summary>
    public static double? Of(IReadOnlyList<LaunchResult> launches) => launches.Select(OfLaunch).Min();

    private static double? OfLaunch(LaunchResult launch)
    {
        double[] known =
        [
            .. launch.Samples.Where((sample, place) =>
                    sample is { CpuNs: > 0, ProcessCpuNs: not null }
                    && IsWithoutRuntime(sample)
                    && (place == 0 || launch.Samples[place - 1].Gen2 == 0))
                .Select(sample => sample.ProcessCpuNs!.Value / sample.CpuNs!.Value),
        ];
        return known.Length == 0 ? null : Quantiles.Median(known);
    }

    // A collection of generation 2 goes on in the background, also into the next batch; methods are compiled again there.
    private static bool IsWithoutRuntime(Sample sample) => sample.Gen2 == 0 && !(sample.MethodsCompiled > 0);
}
