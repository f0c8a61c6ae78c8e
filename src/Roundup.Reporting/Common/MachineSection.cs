using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>Machine, targets with their settings, and what could not be probed.</summary>
public static class MachineSection
{
    /// <summary>What stands where something is not known.</summary>
    public const string Unknown = "not known";

    private static readonly Column<RunPart>[] s_parts =
    [
        Column.Of<RunPart>("Shard", part => part.Shard?.ToString()),
        Column.Of<RunPart>("Measured", part => string.Join(", ", part.Groups)) with { Wraps = true },
        Column.Of<RunPart>("Started", part => part.Started.ToString("yyyy-MM-dd HH:mm:ss zzz", CultureInfo.InvariantCulture)),
        Column.Of<RunPart>("Load before", part => Load(part.Machine), isNumeric: true),
        Column.Of<RunPart>("Steal", part => Share(part.Machine.StealShare), isNumeric: true),
        Column.Of<RunPart>("Drift", part => Share(part.Machine.SpeedDrift), isNumeric: true),
    ];

    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
        [
            new Heading(2, "Machine and runtimes") { Anchor = Anchors.Machine, Detail = Detail.Full },
            new List(ListForm.Facts, [.. Facts(run)]) { Headings = ("Machine", ""), Detail = Detail.Full },
            .. run.File.Parts is { } parts ? Parts(parts) : [],
            .. run.File.Targets.SelectMany(Target),
        ]);
    }

    private static IEnumerable<ListItem> Facts(ReportedRun run)
    {
        var machine = run.File.Machine;
        ListItem Fact(string name, string? value) => new(name, Inline.Of(value ?? Unknown));
        return
        [
            Fact("System", $"{machine.Os}, {machine.Architecture}"),
            Fact("CPU", machine.Cpu),
            Fact("Logical CPUs", Wording.Plain(machine.LogicalCpus)),
            Fact("Physical cores", machine.PhysicalCores?.ToString(CultureInfo.InvariantCulture)),
            Fact("SMT", MachineText.Smt(machine)),
            Fact("Frequency", MachineText.Frequency(machine)),
            Fact("Hypervisor", machine.Hypervisor),
            Fact("Steal", MachineText.Steal(machine)),
            Fact("Vector instructions", machine.Vectors),
            Fact("Memory", Scale.Bytes.Text(machine.MemoryBytes)),
            Fact("Governor", machine.Governor ?? "none, or not known"),
            Fact("Load before", Load(machine)),
            .. run.MachineFacts,
            Fact(".NET SDK", machine.Sdk),
            Fact("Roundup ran on", machine.HostRuntime),
        ];
    }

    private static string? Load(MachineInfo machine) => machine.LoadBefore?.ToString("0.00", CultureInfo.InvariantCulture);

    private static string? Share(double? share) => share is { } known ? Digits.Percent(known) : null;

    private static IEnumerable<Block> Parts(IReadOnlyList<RunPart> parts) =>
    [
        new Heading(3, "Runs") { Detail = Detail.Full },
        new Paragraph(Inline.Of(
            "The runs that were merged. Each may have had a machine of its own, of the kind above; the load, steal and drift above are "
            + "the worst of all runs. Serializers that are compared with each other come from one run."))
        {
            Detail = Detail.Full,
        },
        new Table<RunPart>(s_parts, parts) { Detail = Detail.Full, HasLongTexts = true },
    ];

    private static IEnumerable<Block> Target(TargetInfo target)
    {
        IEnumerable<ListItem> Sorted(IReadOnlyDictionary<string, string> settings, string suffix = "") =>
            settings.OrderBy(setting => setting.Key, StringComparer.Ordinal)
                .Select(setting => new ListItem(setting.Key + suffix, Inline.Of(setting.Value + Reason(setting.Key, setting.Value))));
        return
        [
            new Heading(3, $"Runtime {target.Name}") { Detail = Detail.Full },
            new List(
                ListForm.Facts,
                [new ListItem("Runtime", Inline.Of(target.Runtime)), .. Sorted(target.Settings),
                .. Sorted(target.MissingProbes, " (not probed)")])
            {
                Headings = ("Setting", "Value"),
                Detail = Detail.Full,
            },
        ];
    }

    private static string Reason(string setting, string value) =>
        setting == TargetInfo.TimeZoneSetting && value == TargetInfo.WorkerTimeZone
            ? ", the same for all workers: with UTC, errors in dates stay hidden"
            : "";
}

internal static class MachineText
{
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

    public static string? Steal(MachineInfo machine) => machine switch
    {
        { StealShare: null } => null,
        { StealShare: 0, IsVirtual: true } => "0 % (or the hypervisor does not report it)",
        { StealShare: { } share } => $"{Digits.Percent(share)} of the processors' time while the run was measured",
    };

    private static string Number(double mhz) => mhz.ToString("N0", CultureInfo.InvariantCulture);
}
