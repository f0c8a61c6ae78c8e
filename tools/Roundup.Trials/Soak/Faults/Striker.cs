using Roundup.Trials.Soak.Processes;
using Roundup.Trials.Soak.Running;

namespace Roundup.Trials.Soak.Faults;

/// <summary>Does a fault to a running host process when its moment has come.</summary>
/// <param name="plan">The trial.</param>
/// <param name="folder">Its folder.</param>
/// <param name="processes">Its processes.</param>
internal sealed class Striker(TrialPlan plan, TrialFolder folder, TrialProcesses processes)
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(4);

    private readonly List<int> _signals = [];

    /// <summary>The signals that the host process got in this part.</summary>
    public IReadOnlyList<int> Signals => _signals;

    /// <summary>Whether there was a journal at the first of them.</summary>
    public bool HadJournal { get; private set; }

    /// <summary>Whether it was done: the host process may end before the moment has come.</summary>
    public bool HasStruck { get; private set; }

    /// <summary>Waits for the moment and does it.</summary>
    public async Task StrikeAsync(Host host, Moment moment)
    {
        while (!moment.HasCome(folder.Run))
        {
            await Task.Delay(s_poll).ConfigureAwait(false);
            if (!host.IsRunning)
            {
                return;
            }
        }

        // What is started and gone in between is not waited for with a delay.
        if (plan.Fault != Fault.KillValues)
        {
            await Task.Delay(moment.Delay).ConfigureAwait(false);
        }

        HasStruck = plan.Fault switch
        {
            Fault.TerminateHost => Send(host, Processes.Signals.Terminate),
            Fault.InterruptHost or Fault.TruncateResults => Send(host, Processes.Signals.Interrupt),
            Fault.InterruptHostTwice => await TwiceAsync(host).ConfigureAwait(false),
            Fault.KillWorker => await AtOneAsync(host, process => process.IsWorker, Kill).ConfigureAwait(false),
            Fault.StopWorker => await AtOneAsync(host, process => process.IsWorker, Stop).ConfigureAwait(false),
            Fault.StrayBytes => await AtOneAsync(host, process => process.IsWorker, Stray).ConfigureAwait(false),
            Fault.KillBuild => await AtOneAsync(host, process => process.IsBuild, Kill).ConfigureAwait(false),
            Fault.KillValues => await AtOneAsync(host, process => process.IsValuesProgram, Kill).ConfigureAwait(false),
            _ => Send(host, Processes.Signals.Kill),
        };
    }

    private static bool Kill(FoundProcess process) => Processes.Signals.Send(process.Id, Processes.Signals.Kill);

    private static bool Stop(FoundProcess process) => Processes.Signals.Send(process.Id, Processes.Signals.Stop);

    private bool Send(Host host, int signal)
    {
        if (_signals.Count == 0)
        {
            HadJournal = folder.HasRun;
        }

        if (!host.IsRunning || !Processes.Signals.Send(host.Id, signal))
        {
            return false;
        }

        _signals.Add(signal);
        return true;
    }

    private async Task<bool> TwiceAsync(Host host)
    {
        var first = Send(host, Processes.Signals.Interrupt);
        await Task.Delay(plan.Random.Next(50)).ConfigureAwait(false);
        Send(host, Processes.Signals.Interrupt);
        return first;
    }

    /// <summary>Does something to one process of a kind; waits until there is one.</summary>
    private async Task<bool> AtOneAsync(Host host, Func<FoundProcess, bool> isMeant, Func<FoundProcess, bool> strike)
    {
        while (host.IsRunning)
        {
            var found = processes.All().Where(isMeant).ToList();
            if (found.Count > 0 && strike(found[plan.Random.Next(found.Count)]))
            {
                return true;
            }

            await Task.Delay(s_poll).ConfigureAwait(false);
        }

        return false;
    }

    /// <summary>Writes to the pipe that a worker answers through, by the way that the system shows it.</summary>
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
