using System.Globalization;

namespace Roundup.Engine.Machine;

/// <summary>What Linux reports in <c>/proc</c> and <c>/sys</c>; null for a file that is missing or unreadable.</summary>
/// <param name="root">The parent of these two folders: <c>/</c>, or a folder of a test.</param>
public sealed class LinuxFiles(string root)
{
    /// <summary>The processor's name: <c>model name</c> (x86) or <c>Model</c> (some ARM boards) of <c>/proc/cpuinfo</c>.</summary>
    public string? Cpu()
    {
        var lines = Text("proc/cpuinfo")?.Split('\n') ?? [];
        return Field(lines, "model name") ?? Field(lines, "Model") ?? Field(lines, "Hardware");
    }

    /// <summary>
    /// Physical cores: the distinct pairs of <c>physical id</c> and <c>core id</c> of <c>/proc/cpuinfo</c>; null where it has none (ARM).
    /// </summary>
    public int? PhysicalCores()
    {
        var cores = (Text("proc/cpuinfo")?.Split("\n\n") ?? [])
            .Select(processor => processor.Split('\n'))
            .Where(lines => Field(lines, "core id") is not null)
            .Select(lines => (Field(lines, "physical id"), Field(lines, "core id")))
            .Distinct().Count();
        return cores == 0 ? null : cores;
    }

    /// <summary>The load average over one minute.</summary>
    public double? Load() => FirstNumber(Text("proc/loadavg"));

    /// <summary>The first processor's frequency governor.</summary>
    public string? Governor() => Text("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")?.Trim() is { Length: > 0 } name ? name : null;

    internal static double? FirstNumber(string? text) =>
        double.TryParse(text?.Split(' ', 2)[0], NumberStyles.Float, CultureInfo.InvariantCulture, out var number) ? number : null;

    private static string? Field(string[] lines, string name) =>
        lines.Select(l => l.Split(':', 2)).FirstOrDefault(p => p.Length == 2 && p[0].Trim() == name)?[1].Trim();

    private string? Text(string path)
    {
        try
        {
            return File.ReadAllText(Path.Combine(root, path));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
