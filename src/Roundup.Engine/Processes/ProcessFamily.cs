using System.Diagnostics;
using System.Globalization;

namespace Roundup.Engine.Processes;

/// <summary>
/// A process with those that it has started, and those that these have started. On Linux they are told by a variable of their environment,
/// which children inherit: a child lives on under another parent when its own has ended.
/// </summary>
/// <param name="mark">The value of the variable.</param>
internal sealed class ProcessFamily(string mark)
{
    private const string Variable = "ROUNDUP_FAMILY";
    private const int Attempts = 5;

    /// <summary>A new family, with a mark that no other has.</summary>
    public ProcessFamily()
        : this(Guid.NewGuid().ToString("N"))
    {
    }

    /// <summary>The value of the variable.</summary>
    public string Mark => mark;

    /// <summary>Marks a process that is to be started.</summary>
    public void Put(ProcessStartInfo start) => start.Environment[Variable] = mark;

    /// <summary>The resident size of a process and its children, bytes; null where it is gone or the system does not report it.</summary>
    public static long? ResidentBytes(Process process) =>
        ResidentMemory.Of(process) is { } own ? own + Children(process.Id).Sum(child => ResidentMemory.Of(child) ?? 0) : null;

    /// <summary>Ends all that are left, whoever their parent is now.</summary>
    public void End() => End([mark]);

    /// <summary>Ends all that are left of several families.</summary>
    public static void End(IReadOnlyCollection<string> marks)
    {
        // A process may start another one meanwhile.
        for (var attempt = 0; attempt < Attempts && Left(marks) is { Count: > 0 } left; attempt++)
        {
            foreach (var id in left)
            {
                Kill(id);
            }
        }
    }

    private static List<int> Left(IReadOnlyCollection<string> marks)
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

    // A process of another user, one that has just ended, and one that has ended and is not awaited yet have none.
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

    private static string Text(string file)
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
        }
        catch (Exception e) when (e is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            // It has ended.
        }
    }
}
