using System.Diagnostics;
using Roundup.Results;

namespace Roundup.Worker.Timing;

// Reads all probes before and after a batch. Start reads CPU time last and Stop reads it first, so that it does not include reading the
// other probes.
// allThreads: whether the work can run on other threads. Then the allocation of all threads counts, and probes of this thread are not read.
internal sealed class BatchProbes(bool allThreads)
{
    private readonly double?[] _start = new double?[BatchQuantities.All.Count];
    private readonly double?[] _stop = new double?[BatchQuantities.All.Count];
    private readonly SpeedProbe _speed = new();
    private readonly OtherThreadsDelay _others = new();

    // Lists threads and runs the speed probe. Called before the lead-in, which warms the caches again.
    public void Before()
    {
        _others.Find();
        _start[BatchQuantities.SpeedBeforeNs.Place] = _speed.Run();
    }

    public void Start()
    {
        _others.Start();
        ReadSystem(_start);
        ReadRuntime(_start, allThreads);
        ReadCpu(_start);
    }

    public void Stop()
    {
        ReadCpu(_stop);
        ReadRuntime(_stop, allThreads);
        ReadSystem(_stop);
        var waited = _stop[BatchQuantities.VoluntarySwitches.Place] > _start[BatchQuantities.VoluntarySwitches.Place];
        _stop[BatchQuantities.OtherRunDelayNs.Place] = waited ? _others.StopNs() : null;
        _stop[BatchQuantities.SpeedAfterNs.Place] = _speed.Run();
    }

    public IReadOnlyList<double?> Readings(double wallNs)
    {
        var readings = new double?[BatchQuantities.All.Count];
        for (var i = 0; i < readings.Length; i++)
        {
            // A counter that decreased is invalid.
            readings[i] = _stop[i] - _start[i] is { } passed && passed >= 0 ? passed : null;
        }

        readings[BatchQuantities.WallNs.Place] = wallNs;
        readings[BatchQuantities.SpeedBeforeNs.Place] = _start[BatchQuantities.SpeedBeforeNs.Place];
        readings[BatchQuantities.OtherRunDelayNs.Place] = _stop[BatchQuantities.OtherRunDelayNs.Place];
        readings[BatchQuantities.SpeedAfterNs.Place] = _stop[BatchQuantities.SpeedAfterNs.Place];
        return readings;
    }

    private void ReadCpu(double?[] values)
    {
        if (!allThreads)
        {
            values[BatchQuantities.CpuNs.Place] = ThreadCpu.TimeNs();
        }

        values[BatchQuantities.ProcessCpuNs.Place] = ThreadCpu.ProcessTimeNs();
    }

    private static void ReadRuntime(double?[] values, bool allThreads)
    {
        values[BatchQuantities.Gen0.Place] = GC.CollectionCount(0);
        values[BatchQuantities.Gen1.Place] = GC.CollectionCount(1);
        values[BatchQuantities.Gen2.Place] = GC.CollectionCount(2);
#if NET
        values[BatchQuantities.PauseNs.Place] = GC.GetTotalPauseDuration().Ticks * 100.0;
        values[BatchQuantities.AllocatedBytes.Place] =
            allThreads ? GC.GetTotalAllocatedBytes(precise: true) : GC.GetAllocatedBytesForCurrentThread();
        values[BatchQuantities.MethodsCompiled.Place] = System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false);
        values[BatchQuantities.JitNs.Place] = System.Runtime.JitInfo.GetCompilationTime(currentThread: true).Ticks * 100.0;
#endif
    }

    private void ReadSystem(double?[] values)
    {
        if (!allThreads)
        {
            ThreadScheduling.Read(values);
        }

        values[BatchQuantities.StealNs.Place] = ProcessorSteal.Ns(ThreadCpu.PinnedTo);
    }
}
