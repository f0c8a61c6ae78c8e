using Roundup.Analysis.SteadyState.Batches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Launches;

/// <summary>A launch with its batches.</summary>
internal sealed class MeasuredLaunch
{
    private MeasuredLaunch(LaunchResult result, IReadOnlyList<Batch> batches) => (Result, Batches) = (result, batches);

    /// <summary>The launch as the file has it.</summary>
    public LaunchResult Result { get; }

    /// <summary>All batches. Samples without calls or time are no measurement and are left out.</summary>
    public IReadOnlyList<Batch> Batches { get; }

    /// <summary>The estimate: time of a call in the quiet state, ns. Set by <see cref="LaunchFit"/>.</summary>
    public double PerCallNs { get; set; }

    /// <summary>The launch; null where it has no batch.</summary>
    public static MeasuredLaunch? From(LaunchResult result, MachineState machine)
    {
        Batch[] batches = [.. result.Samples.Where(s => s is { Calls: > 0, WallNs: > 0 }).Select(s => new Batch(s, machine))];
        return batches.Length == 0 ? null : new(result, batches);
    }
}
