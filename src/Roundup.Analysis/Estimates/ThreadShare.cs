using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

internal static class ThreadShare
{
    // CPU time of all threads over that of the measuring thread: the median over the batches of a launch, the smallest of the launches.
    // Null where fewer than HiddenWorkAnalysis.LaunchesThatAgree launches tell: the system does not report it, or the runtime's own threads
    // worked in every batch.
    public static double? Compute(IReadOnlyList<LaunchResult> launches)
    {
        double[] known = [.. launches.Select(OfLaunch).OfType<double>()];
        return known.Length < HiddenWorkAnalysis.LaunchesThatAgree ? null : known.Min();
    }

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

    // A collection of generation 2 continues in the background into the next batch; the runtime also recompiles methods there.
    private static bool IsWithoutRuntime(Sample sample) => sample.Gen2 == 0 && !(sample.MethodsCompiled > 0);
}
