using System;
using System.Collections.Generic;
using System.Diagnostics;
using Roundup.Results;

namespace Roundup.Worker.Timing;

/// <summary>
/// Reads all probes before and after a batch. <see cref="Start"/> reads CPU time last and <see cref="Stop"/> reads it first, so that it
/// does not include reading the other probes.
/// </summary>
/// <param name="allThreads">
/// Whether the work can run on other threads. Then the allocation of all threads counts, and probes of this thread are not read.
/// </param>
internal sealed class BatchProbes(bool allThreads)
{
    private readonly double?[] _start = new double?[BatchReadings.Count];
    private readonly double?[] _stop = new double?[BatchReadings.Count];
    private readonly SpeedProbe _speed = new();
    private readonly OtherThreadsDelay _others = new();

    /// <summary>Lists threads and runs the speed probe. Called before the lead-in, which warms the caches again.</summary>
    public void Before()
    {
        _others.Find();
        _start[(int)Probe.SpeedBeforeNs] = _speed.Run();
    }

    public void Start()
    {
        _others.Start();
        ReadSystem(_start);
        ReadRuntime(_start, allThreads);
        ReadCounters(_start);
        ReadCpu(_start);
    }

    public void Stop()
    {
        ReadCpu(_stop);
        ReadCounters(_stop);
        ReadRuntime(_stop, allThreads);
        ReadSystem(_stop);
        var waited = _stop[(int)Probe.VoluntarySwitches] > _start[(int)Probe.VoluntarySwitches];
        _stop[(int)Probe.OtherRunDelayNs] = waited ? _others.StopNs() : null;
        _stop[(int)Probe.SpeedAfterNs] = _speed.Run();
    }

    public IReadOnlyList<double?> Readings(double wallNs)
    {
        var readings = new double?[BatchReadings.Count];
        for (var i = 0; i < readings.Length; i++)
        {
            readings[i] = (Probe)i switch
            {
                Probe.WallNs => wallNs,
                Probe.SpeedBeforeNs => _start[i],
                Probe.OtherRunDelayNs or Probe.SpeedAfterNs => _stop[i],
                // A counter that decreased is invalid.
                _ => _stop[i] - _start[i] is { } passed && passed >= 0 ? passed : null,
            };
        }

        return readings;
    }

    private void ReadCpu(double?[] values)
    {
        if (!allThreads)
        {
            values[(int)Probe.CpuNs] = ThreadCpu.TimeNs();
        }

        values[(int)Probe.ProcessCpuNs] = ThreadCpu.ProcessTimeNs();
    }

    private void ReadCounters(double?[] values)
    {
        if (!allThreads)
        {
            values[(int)Probe.Instructions] = InstructionCounter.OfThisThread.Read();
        }
    }

    private static void ReadRuntime(double?[] values, bool allThreads)
    {
        values[(int)Probe.Gen0] = GC.CollectionCount(0);
        values[(int)Probe.Gen1] = GC.CollectionCount(1);
        values[(int)Probe.Gen2] = GC.CollectionCount(2);
#if NET
        values[(int)Probe.PauseNs] = GC.GetTotalPauseDuration().Ticks * 100.0;
        values[(int)Probe.AllocatedBytes] =
            allThreads ? GC.GetTotalAllocatedBytes(precise: true) : GC.GetAllocatedBytesForCurrentThread();
        values[(int)Probe.MethodsCompiled] = System.Runtime.JitInfo.GetCompiledMethodCount(currentThread: false);
        values[(int)Probe.JitNs] = System.Runtime.JitInfo.GetCompilationTime(currentThread: true).Ticks * 100.0;
#endif
    }

    private void ReadSystem(double?[] values)
    {
        if (!allThreads)
        {
            ThreadScheduling.Read(values);
        }

        values[(int)Probe.StealNs] = ProcessorSteal.Ns(ThreadCpu.PinnedTo);
    }
}
