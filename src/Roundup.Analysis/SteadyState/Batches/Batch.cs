using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>A sample with the judgement about it.</summary>
/// <param name="Sample">The sample.</param>
/// <param name="CpuSeverity">Wall time that is not the thread's own, in units of what is allowed; above 1 other work ran. Null where CPU
/// time is unknown.</param>
/// <param name="CanarySeverity">Slowness of the canary around the batch, in units of what is allowed; above 1 the machine was slow.</param>
internal sealed record Batch(Sample Sample, double? CpuSeverity, double CanarySeverity)
{
    /// <summary>The worse of both.</summary>
    public double Severity => Math.Max(CpuSeverity ?? 0, CanarySeverity);

    /// <summary>Whether the batch is left out of estimates as long as enough others are there.</summary>
    public bool Disturbed => Severity > 1;
}
