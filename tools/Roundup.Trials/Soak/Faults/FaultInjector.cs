namespace Roundup.Trials.Soak.Faults;

/// <summary>Injects a fault into a running host process at its moment.</summary>
/// <param name="plan">The trial.</param>
/// <param name="folder">Its folder.</param>
/// <param name="processes">Its processes.</param>
internal sealed class FaultInjector(TrialPlan plan, TrialFolder folder, TrialProcesses processes)
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(4);

    private readonly List<int> _signals = [];

    /// <summary>The signals that were sent to the host process in this part.</summary>
    public IReadOnlyList<int> Signals => _signals;

    /// <summary>Whether the journal existed at the first signal.</summary>
    public bool HadJournal { get; private set; }

    /// <summary>Whether the fault was injected: the host process may end before the moment.</summary>
    public bool HasStruck { get; private set; }

    /// <summary>Waits for the moment and injects the fault.</summary>
    public async Task StrikeAsync(HostProcess host, Moment moment)
    {
        while (!moment.HasCome(folder.Run))
        {
            await Task.Delay(s_poll);
            if (!host.IsRunning)
            {
                return;
            }
        }

        // No delay for a process that lives only shortly.
        if (plan.Fault != Fault.KillValues)
        {
            await Task.Delay(moment.Delay);
        }

        HasStruck = plan.Fault switch
        {
            Fault.TerminateHost => Send(host, Signal.Terminate),
            Fault.InterruptHost or Fault.TruncateResults => Send(host, Signal.Interrupt),
            Fault.InterruptHostTwice => await TwiceAsync(host),
            Fault.KillWorker => await AtOneAsync(host, process => process.IsWorker, Kill),
            Fault.StopWorker => await AtOneAsync(host, process => process.IsWorker, Stop),
            Fault.StrayBytes => await AtOneAsync(host, process => process.IsWorker, Stray),
            Fault.KillBuild => await AtOneAsync(host, process => process.IsBuild, Kill),
            Fault.KillValues => await AtOneAsync(host, process => process.IsValuesProgram, Kill),
            _ => Send(host, Signal.Kill),
        };
    }

    private static bool Kill(FoundProcess process) => Signal.Send(process.Id, Signal.Kill);

    private static bool Stop(FoundProcess process) => Signal.Send(process.Id, Signal.Stop);

    private bool Send(HostProcess host, int signal)
    {
        if (_signals.Count == 0)
        {
            HadJournal = folder.HasRun;
        }

        if (!host.IsRunning || !Signal.Send(host.Id, signal))
        {
            return false;
        }

        _signals.Add(signal);
        return true;
    }

    private async Task<bool> TwiceAsync(HostProcess host)
    {
        var first = Send(host, Signal.Interrupt);
        await Task.Delay(plan.Random.Next(50));
        Send(host, Signal.Interrupt);
        return first;
    }

    /// <summary>Waits for a process of a kind and strikes it.</summary>
    private async Task<bool> AtOneAsync(HostProcess host, Func<FoundProcess, bool> isMeant, Func<FoundProcess, bool> strike)
    {
        while (host.IsRunning)
        {
            var found = processes.All().Where(isMeant).ToList();
            if (found.Count > 0 && strike(found[plan.Random.Next(found.Count)]))
            {
                return true;
            }

            await Task.Delay(s_poll);
        }

        return false;
    }

    /// <summary>Writes to the pipe that a worker answers through, by its path in /proc.</summary>
    private bool Stray(FoundProcess worker)
    {
        var bytes = new byte[plan.Random.Next(1, 40)];
        plan.Random.NextBytes(bytes);
        if (plan.Random.Next(2) == 0)
        {
            bytes[^1] = (byte)'\n';
        }

        try
        {
            var path = $"/proc/{worker.Id}/fd/{worker.Pipe}";
            using var pipe = new FileStream(path, FileMode.Open, FileAccess.Write, FileShare.ReadWrite, bufferSize: 0);
            pipe.Write(bytes);
            return true;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or NotSupportedException)
        {
            return false;
        }
    }
}
