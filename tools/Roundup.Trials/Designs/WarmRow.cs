using Roundup.Engine.Workers;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Trials.Designs;

/// <summary>A warm process of a row.</summary>
/// <param name="Name">The row.</param>
/// <param name="Worker">The process.</param>
/// <param name="Serialize">Whether the operation is Serialize.</param>
/// <param name="Calls">The calls of a batch of 10 ms.</param>
internal sealed record WarmRow(string Name, Worker Worker, bool Serialize, long Calls)
{
    /// <summary>
    /// A batch, or a part of one: logarithm of the CPU time of a call without pauses of the collector, which would fall into few slices and
    /// into many batches.
    /// </summary>
    public async Task<double> TimeAsync(int part = 1) => Math.Log((await BatchAsync(part).ConfigureAwait(false)).Ns);

    /// <summary>The same in ns of a call, and the pauses, which are on top of it.</summary>
    public async Task<(double Ns, double PauseNs)> BatchAsync(int part = 1)
    {
        var calls = Math.Max(1, Calls / part);
        var answer = await Worker.AskAsync(new BatchCommand(Serialize, calls, calls / 4)).ConfigureAwait(false);
        var readings = new BatchReadings(answer.Readings);
        var pauseNs = readings.PauseNs ?? 0;
        return (((readings.CpuNs ?? readings.WallNs) - pauseNs) / calls, pauseNs / calls);
    }

    /// <summary>Holds its measuring thread on a processor.</summary>
    public async Task PinAsync(int processor) => await Worker.AskAsync(new PinCommand(processor)).ConfigureAwait(false);
}
