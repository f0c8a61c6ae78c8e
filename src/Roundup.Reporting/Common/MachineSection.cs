using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

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
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
        [
            new Heading(2, "Machine and targets") { Anchor = Anchors.Machine, Detail = Detail.Full },
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
            + "the worst of all runs. Rows that are compared with each other come from one run."))
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
            new Heading(3, $"Target {target.Name}") { Detail = Detail.Full },
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
