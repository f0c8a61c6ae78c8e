using Roundup.Engine.Processes;

namespace Roundup.Engine.Machine;

// Reads /proc and /sys of Linux; values of missing and unreadable files are null.
// root: the parent folder of both: /, or a folder of a test.
internal sealed class LinuxFiles(string root)
{
    // The processor's name: model name (x86) or Model (some ARM boards) of /proc/cpuinfo.
    public string? Cpu()
    {
        var lines = Text("proc/cpuinfo")?.Split('\n') ?? [];
        return Field(lines, "model name") ?? Field(lines, "Model") ?? Field(lines, "Hardware");
    }

    // Physical cores: the distinct pairs of physical id and core id of /proc/cpuinfo; null where it has none (ARM).
    public int? PhysicalCores()
    {
        var cores = (Text("proc/cpuinfo")?.Split("\n\n") ?? [])
            .Select(processor => processor.Split('\n'))
            .Where(lines => Field(lines, "core id") is not null)
            .Select(lines => (Field(lines, "physical id"), Field(lines, "core id")))
            .Distinct().Count();
        return cores == 0 ? null : cores;
    }

    // A logical processor. The frequency is that of cpufreq, otherwise cpu MHz of /proc/cpuinfo; virtual machines often have only the
    // latter, as a constant.
    public TimedProcessor Processor(int number)
    {
        var folder = $"sys/devices/system/cpu/cpu{number.ToString(CultureInfo.InvariantCulture)}/";
        double? MHz(string name) => FirstNumber(Text($"{folder}cpufreq/{name}")) / 1000;
        var siblings = Text(folder + "topology/thread_siblings_list")?.Trim() is { Length: > 0 } list ? Processors.Parse(list) : null;
        return new()
        {
            Number = number,
            MHz = MHz("scaling_cur_freq") ?? FirstNumber(Field(Block(number), "cpu MHz")),
            MinMHz = MHz("scaling_min_freq"),
            MaxMHz = MHz("scaling_max_freq"),
            Siblings = siblings is not null ? [.. siblings.Where(other => other != number)]
                : Text("sys/devices/system/cpu/smt/active")?.Trim() == "0" ? []
                : null,
        };
    }

    // Whether the processor reports a hypervisor; null for processors without such a report (other than x86).
    public bool? UnderHypervisor() =>
        Field(Block(0), "flags") is { } flags ? flags.Split(' ').Contains("hypervisor") : Text("sys/hypervisor/type") is null ? null : true;

    // The vendor and product in the firmware (DMI), for example Amazon EC2 m7i.large; null where the firmware names none.
    public string? Product()
    {
        string?[] names = [Text("sys/class/dmi/id/sys_vendor")?.Trim(), Text("sys/class/dmi/id/product_name")?.Trim()];
        return string.Join(' ', names.Where(name => !string.IsNullOrEmpty(name))) is { Length: > 0 } product ? product : null;
    }

    // The time of all processors since the system started; null without /proc/stat.
    public ProcessorTimes? Times() => ProcessorTimes.Parse(Text("proc/stat"));

    // The load average over one minute.
    public double? Load() => FirstNumber(Text("proc/loadavg"));

    public string? Governor() => Text("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")?.Trim() is { Length: > 0 } name ? name : null;

    // How many files this process can hold open; null where there is no limit. .NET raises the soft limit, which comes first, to the hard
    // one.
    public int? MostOpenFiles()
    {
        const string Name = "Max open files";
        var line = Array.Find(Text("proc/self/limits")?.Split('\n') ?? [], line => line.StartsWith(Name, StringComparison.Ordinal));
        return line?[Name.Length..].Split(' ', StringSplitOptions.RemoveEmptyEntries) is [_, var hard, ..]
            && int.TryParse(hard, NumberStyles.None, CultureInfo.InvariantCulture, out var most) ? most : null;
    }

    public IReadOnlyList<LinuxProcess> Processes()
    {
        var folder = Path.Combine(root, "proc");
        return Directory.Exists(folder)
            ?
            [
                .. Directory.EnumerateDirectories(folder)
                    .Select(process => Path.GetFileName(process))
                    .Where(name => name.All(char.IsAsciiDigit))
                    .Select(name => LinuxProcess.Parse(Text($"proc/{name}/stat")))
                    .OfType<LinuxProcess>(),
            ]
            : [];
    }

    // The command line of a process; null where it has ended or has none.
    public string? CommandLine(int process) => Text($"proc/{process.ToString(CultureInfo.InvariantCulture)}/cmdline");

    internal static double? FirstNumber(string? text) =>
        double.TryParse(text?.Split(' ', 2)[0], NumberStyles.Float, CultureInfo.InvariantCulture, out var number) ? number : null;

    private string[] Block(int processor) =>
        (Text("proc/cpuinfo")?.Split("\n\n") ?? [])
            .Select(lines => lines.Split('\n'))
            .FirstOrDefault(lines => Field(lines, "processor") == processor.ToString(CultureInfo.InvariantCulture)) ?? [];

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
