using System.Diagnostics;
using System.Globalization;

namespace Roundup.Engine.Workers;

/// <summary>
/// The processes that a worker's library has started and left behind, their children and daemons too. A variable of the environment, which
/// all of them inherit, names the worker: its end leaves them without a parent.
/// </summary>
/// <param name="mark">What the variable says; no other worker's does.</param>
internal sealed class Descendants(string mark)
{
    private const string Variable = "ROUNDUP_WORKER";
    private const int MostRounds = 5;

    /// <summary>Marks a process to be.</summary>
    public static Descendants Of(ProcessStartInfo start)
    {
        var mark = Guid.NewGuid().ToString("N");
        start.Environment[Variable] = mark;
        return new(mark);
    }

    /// <summary>Ends those that still run, once the worker has ended. Only Linux shows the environment of other processes.</summary>
    public void Kill()
    {
        if (!OperatingSystem.IsLinux())
        {
            return;
        }

        // Again, because one may just have started another.
        for (var round = 0; round < MostRounds && KillOnce(); round++)
        {
        }
    }

    private bool KillOnce()
    {
        var found = false;
        foreach (var folder in Directory.EnumerateDirectories("/proc"))
        {
            if (int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id) && IsMarked(folder))
            {
                found |= Kill(id);
            }
        }

        return found;
    }

    private bool IsMarked(string folder)
    {
        try
        {
            // Empty where the process has ended.
            return File.ReadAllText(Path.Combine(folder, "environ")).Contains($"{Variable}={mark}", StringComparison.Ordinal);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    private static bool Kill(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            process.Kill();
            process.WaitForExit(TimeSpan.FromSeconds(1));
            return true;
        }
        catch (Exception e) when (e is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            return false;
        }
    }
}
