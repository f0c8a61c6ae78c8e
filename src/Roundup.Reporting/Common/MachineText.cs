using System.Globalization;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>What a machine says about its processors, in words; null where nothing is known.</summary>
internal static class MachineText
{
    /// <summary>The frequency of the processor that batches are timed on, and its limits.</summary>
    public static string? Frequency(MachineInfo machine)
    {
        if (machine.Timed is not { } timed || (timed.MHz ?? timed.MinMHz ?? timed.MaxMHz) is null)
        {
            return null;
        }

        var now = timed.MHz is { } mhz ? $"{Number(mhz)} MHz before the start" : "not known before the start";
        var limits = (timed.MinMHz, timed.MaxMHz) switch
        {
            ({ } low, { } high) => $"limits {Number(low)} to {Number(high)} MHz",
            (null, { } high) => $"at most {Number(high)} MHz",
            ({ } low, null) => $"at least {Number(low)} MHz",
            _ => "limits not known",
        };
        return $"{now}, {limits} (processor {Wording.Plain(timed.Number)}, on which batches are timed)"
            + (machine.IsVirtual ? "; as the virtual machine sees it" : "");
    }

    /// <summary>Whether the processor that batches are timed on shares its core.</summary>
    public static string? Smt(MachineInfo machine)
    {
        if (machine.Timed is not { Siblings: { } siblings } timed)
        {
            return null;
        }

        var text = siblings.Count == 0
            ? "1 thread per core"
            : $"{Wording.Plain(siblings.Count + 1)} threads per core; processor {Wording.Plain(timed.Number)}, on which batches are timed, "
                + $"shares its core with {string.Join(", ", siblings.Select(Wording.Plain))}";
        return machine.IsVirtual
            ? text + "; as the virtual machine sees it: the host may run other work on the same core"
            : text;
    }

    /// <summary>What the hypervisor took while the run was measured.</summary>
    public static string? Steal(MachineInfo machine) => machine switch
    {
        { StealShare: null } => null,
        { StealShare: 0, IsVirtual: true } => "0 % (or the hypervisor does not report it)",
        { StealShare: { } share } => $"{Digits.Percent(share)} of the processors' time while the run was measured",
    };

    private static string Number(double mhz) => mhz.ToString("N0", CultureInfo.InvariantCulture);
}
