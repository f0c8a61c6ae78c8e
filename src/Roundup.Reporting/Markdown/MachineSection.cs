using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Numbers;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>Machine, targets with their settings, and what could not be probed.</summary>
internal static class MachineSection
{
    private const string Unknown = "not known";

    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Machine and targets", Anchors.Machine);
        writer.Table(["Machine", ""], [.. Facts(run).Select(f => new Cell[] { f.Name, f.Value })]);
        foreach (var target in run.File.Targets)
        {
            WriteTarget(target, writer);
        }
    }

    private static IEnumerable<(string Name, string Value)> Facts(AnalysedRun run)
    {
        var machine = run.File.Machine;
        yield return ("System", $"{machine.Os}, {machine.Architecture}");
        yield return ("CPU", machine.Cpu);
        yield return ("Logical CPUs", machine.LogicalCpus.ToString(CultureInfo.InvariantCulture));
        yield return ("Physical cores", machine.PhysicalCores?.ToString(CultureInfo.InvariantCulture) ?? Unknown);
        yield return ("Vector instructions", machine.Vectors ?? Unknown);
        yield return ("Memory", Scale.Bytes.Text(machine.MemoryBytes));
        yield return ("Governor", machine.Governor ?? "none, or not known");
        yield return ("Load before", machine.LoadBefore?.ToString("0.00", CultureInfo.InvariantCulture) ?? Unknown);
        yield return ("Canary drift", run.CanaryDrift is { } drift ? $"{Digits.Percent(drift)} (largest change of the machine's own speed between tenths of the run)" : Unknown);
        yield return ("Empty loop", EmptyLoop(run) is { } ns ? $"{ns.ToString("0.00", CultureInfo.InvariantCulture)} ns an iteration (median over rows): part of every time, not subtracted" : Unknown);
        yield return (".NET SDK", machine.Sdk ?? Unknown);
        yield return ("Roundup ran on", machine.HostRuntime ?? Unknown);
    }

    private static double? EmptyLoop(AnalysedRun run)
    {
        double[] loops = [.. run.File.Cases.SelectMany(c => c.Launches).Select(l => l.EmptyLoopNs).OfType<double>().Order()];
        return loops.Length == 0 ? null : loops[loops.Length / 2];
    }

    private static void WriteTarget(TargetInfo target, MarkdownWriter writer)
    {
        writer.Heading(3, $"Target {target.Name}");
        var settings = target.Settings.OrderBy(s => s.Key, StringComparer.Ordinal).Select(s => new Cell[] { s.Key, s.Value });
        var missing = target.MissingProbes.OrderBy(p => p.Key, StringComparer.Ordinal).Select(p => new Cell[] { $"{p.Key} (not probed)", p.Value });
        writer.Table(["Setting", "Value"], [["Runtime", target.Runtime], .. settings, .. missing]);
    }
}
