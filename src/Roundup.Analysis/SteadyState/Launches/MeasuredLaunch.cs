using Roundup.Analysis.SteadyState.Batches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Launches;

/// <summary>A launch with its batches judged and its estimate made.</summary>
internal sealed class MeasuredLaunch
{
    private MeasuredLaunch(LaunchResult result, IReadOnlyList<Batch> batches)
    {
        Result = result;
        Batches = batches;
        Used = [.. Disturbance.Usable(batches, b => b.Severity).Select(b => b.Sample)];
        PerCallNs = LaunchTime.PerCall(Used);
    }

    /// <summary>The launch as the file has it.</summary>
    public LaunchResult Result { get; }

    /// <summary>All batches.</summary>
    public IReadOnlyList<Batch> Batches { get; }

    /// <summary>The batches that estimates are made of.</summary>
    public IReadOnlyList<Sample> Used { get; }

    /// <summary>The estimate: wall time of a call, ns.</summary>
    public double PerCallNs { get; }

    /// <summary>
    /// Whether CPU time is known and at least one batch had the processor for itself. If none had, the row may wait by its own doing
    /// (other threads, input and output), and its CPU time would flatter it.
    /// </summary>
    public bool CpuTimeIsItsTime => Batches.All(b => b.CpuSeverity is not null) && Batches.Any(b => b.CpuSeverity <= 1);

    /// <summary>The launch; null where it has no batch or its time rounds to nothing.</summary>
    public static MeasuredLaunch? From(LaunchResult result)
    {
        var batches = Disturbance.Judge(result.Samples);
        var launch = batches.Count == 0 ? null : new MeasuredLaunch(result, batches);
        return launch?.PerCallNs > 0 ? launch : null;
    }
}
