using System.Diagnostics;

namespace Roundup.Engine.Processes;

// A process and its descendants. On Linux a family is recognized by an environment variable, which children inherit: a child whose parent
// has ended gets another parent, so that a process tree would lose it.
internal sealed class ProcessFamily(string mark)
{
    private const string Variable = "ROUNDUP_FAMILY";
    private const int Attempts = 5;
    private const int PatienceMilliseconds = 1000;

    public ProcessFamily()
        : this(Guid.NewGuid().ToString("N"))
    {
    }

    public string Mark => mark;

    public void Add(ProcessStartInfo start) => start.Environment[Variable] = mark;

    // The resident size of a process and its descendants, bytes; null where the size is unknown.
    public static long? ResidentBytes(Process process) =>
        ResidentMemory.Read(process) is { } own ? own + Children(process.Id).Sum(child => ResidentMemory.Read(child) ?? 0) : null;

    public void End() => End([mark]);

    public static void End(IReadOnlyCollection<string> marks)
    {
        // Meanwhile a process may start another one.
        for (var attempt = 0; attempt < Attempts && Running(marks) is { Count: > 0 } running; attempt++)
        {
            foreach (var id in running)
            {
                Kill(id);
            }
        }
    }

    private static List<int> Running(IReadOnlyCollection<string> marks)
    {
        if (!OperatingSystem.IsLinux() || marks.Count == 0)
        {
            return [];
        }

        var all = marks.ToHashSet();
        return
        [
            .. Directory.EnumerateDirectories("/proc")
                .Select(folder => Path.GetFileName(folder))
                .Where(name => name.All(char.IsAsciiDigit))
                .Select(name => int.Parse(name, CultureInfo.InvariantCulture))
                .Where(id => MarkOf(id) is { } found && all.Contains(found)),
        ];
    }

    // Null for processes of other users, and for processes that have ended.
    private static string? MarkOf(int id) =>
        Text($"/proc/{id}/environ").Split('\0').FirstOrDefault(entry => entry.StartsWith(Variable + "=", StringComparison.Ordinal))
            ?[(Variable.Length + 1)..];

    private static IEnumerable<int> Children(int id)
    {
        if (!OperatingSystem.IsLinux())
        {
            return [];
        }

        try
        {
            var own = Directory.EnumerateDirectories($"/proc/{id}/task")
                .SelectMany(task => Text(Path.Combine(task, "children")).Split(' ', StringSplitOptions.RemoveEmptyEntries))
                .Select(child => int.Parse(child, CultureInfo.InvariantCulture))
                .ToList();
            return own.Concat(own.SelectMany(Children)).ToList();
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    // The text of a file of the system; empty where it cannot be read.
    public static string Text(string file)
    {
        try
        {
            return File.ReadAllText(file);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }

    private static void Kill(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            process.Kill();
            process.WaitForExit(PatienceMilliseconds);
            RuntimeFiles.RemoveOf(id);
        }
        catch (Exception e) when (e is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            // The process has ended.
        }
    }
}
