using System.Globalization;
using System.Runtime.InteropServices;

namespace Roundup.Trials.Soak;

/// <summary>
/// All processes of one trial, including grandchildren and processes that left their parents: an environment variable names the trial, and
/// every process inherits it.
/// </summary>
/// <param name="folder">The trial's folder.</param>
internal sealed class TrialProcesses(string folder)
{
    public const string Variable = "ROUNDUP_SOAK_TRIAL";

    /// <summary>The running processes, without zombies.</summary>
    public IReadOnlyList<FoundProcess> All()
    {
        var found = new List<FoundProcess>();
        foreach (var entry in Directory.EnumerateDirectories("/proc"))
        {
            if (int.TryParse(Path.GetFileName(entry), NumberStyles.None, CultureInfo.InvariantCulture, out var id)
                && id != Environment.ProcessId
                && Read(Path.Combine(entry, "environ")).Contains($"{Variable}={folder}")
                && Read(Path.Combine(entry, "cmdline")) is { Length: > 0 } arguments)
            {
                found.Add(new(id, arguments));
            }
        }

        return found;
    }

    /// <summary>Waits a few seconds for the end of all processes.</summary>
    /// <returns>The processes that still run.</returns>
    public async Task<IReadOnlyList<FoundProcess>> LeftAsync()
    {
        var left = All();
        for (var tries = 0; tries < 30 && left.Count > 0; tries++)
        {
            await Task.Delay(100);
            left = All();
        }

        return left;
    }

    public void Kill()
    {
        // Repeated, because a process may start another one meanwhile.
        for (var tries = 0; tries < 20 && All() is { Count: > 0 } left; tries++)
        {
            foreach (var process in left)
            {
                Signal.Send(process.Id, Signal.Kill);
            }

            Thread.Sleep(20);
        }
    }

    private static string[] Read(string file)
    {
        try
        {
            return File.ReadAllText(file).Split('\0', StringSplitOptions.RemoveEmptyEntries);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The process has ended, or belongs to another user.
            return [];
        }
    }
}

/// <summary>A process in /proc.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Arguments">Its command line.</param>
internal sealed record FoundProcess(int Id, IReadOnlyList<string> Arguments)
{
    /// <summary>Whether it is a worker: its arguments are an assembly of a unit, and the number of a pipe.</summary>
    public bool IsWorker => Pipe is not null;

    /// <summary>The file descriptor of the pipe that a worker answers through; null for any other process.</summary>
    public int? Pipe => Arguments.Count == 3 && IsUnit(Arguments[1]) && int.TryParse(Arguments[2].Split(':')[0], out var pipe)
        && !IsValuesProgram ? pipe : null;

    /// <summary>Whether it generates values.</summary>
    public bool IsValuesProgram =>
        Arguments.Count == 3 && IsUnit(Arguments[1]) && Arguments[2].EndsWith(".part", StringComparison.Ordinal);

    /// <summary>Whether it is a build.</summary>
    public bool IsBuild =>
        Arguments.Count > 2 && Arguments.Any(argument => argument is "msbuild" || Path.GetFileName(argument) is "MSBuild.dll");

    public string CommandLine => string.Join(' ', Arguments);

    private static bool IsUnit(string path) => path.Contains("/artifacts/units/", StringComparison.Ordinal);
}

/// <summary>Signals, by their numbers on Linux.</summary>
internal static partial class Signal
{
    public const int Interrupt = 2;
    public const int Kill = 9;
    public const int Terminate = 15;
    public const int Stop = 19;

    /// <summary>Sends a signal to a process.</summary>
    /// <returns>Whether the process existed.</returns>
    public static bool Send(int process, int signal) => kill(process, signal) == 0;

    [LibraryImport("libc")]
    private static partial int kill(int process, int signal);
}
