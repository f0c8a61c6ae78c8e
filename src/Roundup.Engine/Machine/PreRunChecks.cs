using System.Globalization;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Machine;

/// <summary>Warns, before anything is measured, about conditions that distort results. None of them stops a run.</summary>
public static class PreRunChecks
{
    /// <summary>Governors that let the processor frequency follow the load.</summary>
    private static readonly string[] LowPower = ["powersave", "conservative", "ondemand", "schedutil"];

    /// <summary>The warnings for this process on a machine.</summary>
    public static IReadOnlyList<Notice> Check(MachineInfo machine) => Check(machine, HostState.Read());

    /// <summary>The warnings; a pure function of its arguments.</summary>
    /// <param name="machine">The machine.</param>
    /// <param name="host">How Roundup runs.</param>
    public static IReadOnlyList<Notice> Check(MachineInfo machine, HostState host)
    {
        ArgumentNullException.ThrowIfNull(machine);
        ArgumentNullException.ThrowIfNull(host);
        var notices = new List<Notice>();
        if (host.DebuggerAttached)
        {
            notices.Add(new Notice(NoticeCode.DebuggerAttached));
        }

        if (host.DebugBuild)
        {
            notices.Add(new Notice(NoticeCode.DebugBuild));
        }

        if (machine.LoadBefore is { } load && load > HighLoad(machine.LogicalCpus))
        {
            var loadText = load.ToString("0.0", CultureInfo.InvariantCulture);
            notices.Add(new Notice(NoticeCode.HighLoad, loadText, machine.LogicalCpus.ToString(CultureInfo.InvariantCulture)));
        }

        if (machine.LogicalCpus == 1)
        {
            notices.Add(new Notice(NoticeCode.OneCpu));
        }

        if (machine.Governor is { } governor && LowPower.Contains(governor, StringComparer.OrdinalIgnoreCase))
        {
            notices.Add(new Notice(NoticeCode.LowPowerGovernor, governor));
        }

        if (machine.Timed is { Siblings: [_, ..] siblings } timed)
        {
            notices.Add(new Notice(
                NoticeCode.SharedCore,
                timed.Number.ToString(CultureInfo.InvariantCulture),
                string.Join(", ", siblings.Select(other => other.ToString(CultureInfo.InvariantCulture)))));
        }

        return notices;
    }

    /// <summary>
    /// The load above which a notice is given. It is a mean over the last minute, in which most users have built something; what other work
    /// really takes is measured with each batch.
    /// </summary>
    private static double HighLoad(int processors) => 1.5 * processors;
}
