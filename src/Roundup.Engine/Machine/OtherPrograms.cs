using System.Diagnostics;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Machine;

// How much processor time other programs use: those that were not started by this command. A load average does not tell, since the build of
// a minute ago is in it.
internal sealed class OtherPrograms(LinuxFiles files, int self)
{
    // Long enough for ticks of 10 ms, and short enough to end while the catalogue is read.
    private static readonly TimeSpan s_window = TimeSpan.FromSeconds(1);

    // Ticks of the processor times in /proc; the kernel converts its own to these.
    private const double TicksPerSecond = 100;

    // Build servers, which outlive the build that started them.
    private static readonly string[] s_buildServers = ["MSBuild", "VBCSCompiler"];

    // The processors that other programs keep busy, over one second: 1.5 is one and a half. Null where the system does not tell.
    public static async Task<double?> ReadAsync()
    {
        if (!OperatingSystem.IsLinux())
        {
            return null;
        }

        var programs = new OtherPrograms(new LinuxFiles("/"), Environment.ProcessId);
        var (before, started) = (programs.Read(), Stopwatch.GetTimestamp());
        await Task.Delay(s_window);
        return programs.Between(before, programs.Read(), Stopwatch.GetElapsedTime(started));
    }

    public IReadOnlyDictionary<int, LinuxProcess> Read() => files.Processes().ToDictionary(process => process.Id);

    // The processors that other programs kept busy between two readings; null where this process is not among them.
    public double? Between(
        IReadOnlyDictionary<int, LinuxProcess> before, IReadOnlyDictionary<int, LinuxProcess> after, TimeSpan elapsed)
    {
        if (!after.ContainsKey(self))
        {
            return null;
        }

        var own = OwnOf(after);
        var ticks = after.Values.Where(process => !own.Contains(process.Id)).Sum(process =>
            process.Ticks - (before.GetValueOrDefault(process.Id) is { } earlier && earlier.Start == process.Start ? earlier.Ticks : 0));
        return ticks / TicksPerSecond / elapsed.TotalSeconds;
    }

    // This process, those that started it (a shell, dotnet run), what it started, and build servers of the same command whose parent has
    // ended: they have the process group of the command, which a program of another command has not.
    private HashSet<int> OwnOf(IReadOnlyDictionary<int, LinuxProcess> processes)
    {
        var starters = new HashSet<int>();
        for (var next = processes[self]; processes.TryGetValue(next.Parent, out var parent) && starters.Add(parent.Id);)
        {
            next = parent;
        }

        var group = processes[self].Group;
        var own = processes.Values
            .Where(process => process.Id == self || (process.Group == group && !starters.Contains(process.Id)
                && processes.GetValueOrDefault(process.Parent)?.Group != group && IsBuildServer(process.Id)))
            .Select(process => process.Id)
            .ToHashSet();
        while (processes.Values.Where(process => own.Contains(process.Parent) && !own.Contains(process.Id)).ToList() is [_, ..] children)
        {
            own.UnionWith(children.Select(child => child.Id));
        }

        own.UnionWith(starters);
        return own;
    }

    private bool IsBuildServer(int process) =>
        files.CommandLine(process) is { } command && s_buildServers.Any(name => command.Contains(name, StringComparison.OrdinalIgnoreCase));
}
