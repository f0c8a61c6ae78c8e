using Roundup.Analysis.SteadyState.Hidden;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cases;

/// <summary>The memory columns of a case, over all batches: being disturbed changes a time, not what is allocated.</summary>
internal static class CaseMemory
{
    /// <summary>Null without a batch.</summary>
    public static MemoryEstimate? Of(MeasuredCase measured)
    {
        var samples = measured.Launches.SelectMany(l => l.Batches).Select(b => b.Sample).ToArray();
        if (samples.Length == 0)
        {
            return null;
        }

        var calls = samples.Sum(s => (double)s.Calls);
        return new()
        {
            AllocatedBytes = CaseWork.PerCall(measured, Probe.AllocatedBytes),
            AllThreadsBytes = HiddenReadings.Smallest(measured.Found, hidden => hidden.AllocatedBytes),
            Gen0 = samples.Sum(s => s.Gen0) / calls * 1000,
            Gen1 = samples.Sum(s => s.Gen1) / calls * 1000,
            Gen2 = samples.Sum(s => s.Gen2) / calls * 1000,
            PauseShare = samples.Any(s => s.PauseNs is null) ? null : samples.Sum(s => s.PauseNs!.Value) / samples.Sum(s => s.WallNs),
            PeakMemoryBytes = measured.Launches.Max(l => l.Result.PeakMemoryBytes),
        };
    }
}
