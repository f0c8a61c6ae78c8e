using Roundup.Catalogue.Planning;
using Roundup.Engine.Building;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Workers;

/// <summary>What a worker may use before the watchdog ends it.</summary>
/// <param name="Step">Time for one step.</param>
/// <param name="MemoryBytes">Resident size.</param>
public sealed record Limits(TimeSpan Step, long MemoryBytes)
{
    private const double StepSeconds = 20;
    private const double SecondsPerMegabyte = 5;
    private const long LeastMemory = 2L << 30;
    private const double MemoryPerCanonicalByte = 60;

    /// <summary>The limits for a worker that holds some values: larger data may take longer and more.</summary>
    public static Limits For(RunOptions options, IEnumerable<ValuesFile> values)
    {
        var bytes = values.Select(file => file.Info.CanonicalBytes * Math.Max(2, file.Info.PoolRoots)).DefaultIfEmpty().Max();
        var memory = Math.Max(LeastMemory, (long)(bytes * MemoryPerCanonicalByte));
        return new Limits(
            options.TimeLimit ?? TimeSpan.FromSeconds(StepSeconds + (bytes / 1e6 * SecondsPerMegabyte)),
            options.MemoryLimit ?? Math.Min(memory, ResidentMemory.Most));
    }
}
