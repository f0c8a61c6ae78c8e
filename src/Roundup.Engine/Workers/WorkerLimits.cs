using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Workers;

/// <summary>The limits at which the watchdog ends a worker.</summary>
/// <param name="Step">The time for one step.</param>
/// <param name="MemoryBytes">The resident size of the worker and its descendants, bytes.</param>
internal sealed record WorkerLimits(TimeSpan Step, long MemoryBytes)
{
    private const double StepSeconds = 20;
    private const double SecondsPerMegabyte = 5;
    private const long MinMemory = 2L << 30;
    private const double MemoryPerCanonicalByte = 60;

    /// <summary>The limits for a worker with these values; they grow with the size of the values.</summary>
    public static WorkerLimits For(RunOptions options, IEnumerable<ValuesFile> values)
    {
        var bytes = values.Select(file => file.Info.CanonicalBytes * Math.Max(2, file.Info.PoolRoots)).DefaultIfEmpty().Max();
        var memory = Math.Max(MinMemory, (long)(bytes * MemoryPerCanonicalByte));
        return new WorkerLimits(
            options.TimeLimit ?? TimeSpan.FromSeconds(StepSeconds + (bytes / 1e6 * SecondsPerMegabyte)),
            options.MemoryLimit ?? Math.Min(memory, ResidentMemory.MaxPerProcess));
    }
}
