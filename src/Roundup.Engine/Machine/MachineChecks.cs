using System.Diagnostics;
using System.Reflection;
using Roundup.Results.Messages;

namespace Roundup.Engine.Machine;

// Notices about conditions of the machine that distort results. None of them stops a run.
internal static class MachineChecks
{
    // The share of stolen time above which a notice is given.
    private const double HighSteal = 0.01;

    // Governors that let the processor frequency follow the load.
    private static readonly string[] s_lowPower = ["powersave", "conservative", "ondemand", "schedutil"];

    // The share of the processors that other programs may use without a notice: each batch measures what they take.
    private const double HighShare = 0.25;

    // The notices for this process on a machine.
    // others: the processors that other programs use (OtherPrograms); null: not known.
    public static IReadOnlyList<Notice> BeforeRun(MachineInfo machine, double? others) =>
        BeforeRun(machine, HostState.Read() with { OtherPrograms = others });

    public static IReadOnlyList<Notice> BeforeRun(MachineInfo machine, HostState host)
    {
        var notices = new List<Notice>();
        if (host.DebuggerAttached)
        {
            notices.Add(new Notice(NoticeCode.DebuggerAttached));
        }

        if (host.DebugBuild)
        {
            notices.Add(new Notice(NoticeCode.DebugBuild));
        }

        if (host.OtherPrograms is { } others && others > HighShare * machine.LogicalCpus)
        {
            notices.Add(new Notice(
                NoticeCode.OtherPrograms,
                others.ToString("0.0", CultureInfo.InvariantCulture),
                machine.LogicalCpus.ToString(CultureInfo.InvariantCulture)));
        }

        if (machine.LogicalCpus == 1)
        {
            notices.Add(new Notice(NoticeCode.OneCpu));
        }

        if (machine.Governor is { } governor && s_lowPower.Contains(governor, StringComparer.OrdinalIgnoreCase))
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

    public static IReadOnlyList<Notice> AfterRun(double? stealShare) => stealShare > HighSteal
        ? [new(NoticeCode.Steal, stealShare.Value.ToString("P1", CultureInfo.InvariantCulture))]
        : [];
}

/// <summary>The state of Roundup's own process, and of the programs beside it.</summary>
/// <param name="DebuggerAttached">Whether a debugger is attached.</param>
/// <param name="DebugBuild">Whether Roundup was compiled without optimisation.</param>
public sealed record HostState(bool DebuggerAttached, bool DebugBuild)
{
    /// <summary>The processors that other programs use; null where that is not known.</summary>
    public double? OtherPrograms { get; init; }

    internal static HostState Read() => new(
        Debugger.IsAttached,
        typeof(HostState).Assembly.GetCustomAttribute<DebuggableAttribute>()?.IsJITOptimizerDisabled == true);
}
