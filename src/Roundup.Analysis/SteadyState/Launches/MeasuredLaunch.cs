using Roundup.Analysis.SteadyState.Batches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Launches;

/// <summary>A launch with its batches.</summary>
internal sealed class MeasuredLaunch
{
    /// <summary>A launch with fewer batches keeps its first round: it is one of few.</summary>
    public const int FewestWithoutFirst = 4;

    private MeasuredLaunch(LaunchResult result, IReadOnlyList<Batch> batches)
    {
        Result = result;
        Batches = batches;
        var first = batches.Min(b => b.Sample.Round);
        Used = batches.Count < FewestWithoutFirst ? batches : [.. batches.Where(b => b.Sample.Round > first)];
    }

    /// <summary>The launch as the file has it.</summary>
    public LaunchResult Result { get; }

    /// <summary>All batches. Samples without calls or time are no measurement and are left out.</summary>
    public IReadOnlyList<Batch> Batches { get; }

    /// <summary>
    /// The batches that estimates are made of: all but those of the first round, in which a process has just come to the processor.
    /// </summary>
    public IReadOnlyList<Batch> Used { get; }

    /// <summary>The estimate: time of a call in the quiet state, ns. Set by <see cref="LaunchFit"/>.</summary>
    public double PerCallNs { get; set; }

    /// <summary>The launch; null where it has no batch.</summary>
    public static MeasuredLaunch? From(LaunchResult result, QuietState quiet)
    {
        Batch[] batches = [.. result.Samples.Where(s => s is { Calls: > 0, WallNs: > 0 }).Select(s => new Batch(s, quiet))];
        return batches.Length == 0 ? null : new(result, batches);
    }
}
