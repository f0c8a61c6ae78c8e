using System.ComponentModel;
using System.Diagnostics;

namespace Roundup.Engine.Processes;

// Identifies a process even after its end, when the system may give its id to another process.
// Id: the process id.
// Start: when it started, as StartOf says.
// Mark: the mark of its ProcessFamily, which identifies children of a process that has ended.
internal sealed record ProcessIdentity(int Id, long Start, string? Mark)
{
    private const int PatienceMilliseconds = 5000;

    // The first digits of the boot's id; 0 where the system does not tell it.
    private static readonly long s_boot = ProcessFamily.Text("/proc/sys/kernel/random/boot_id") is [var high, var low, ..]
        ? Convert.FromHexString([high, low])[0]
        : 0;

    // The identity of a process; null where the process has already ended.
    public static ProcessIdentity? Of(Process process, string? mark = null)
    {
        try
        {
            return new(process.Id, StartOf(process), mark);
        }
        catch (Exception e) when (HasEnded(e))
        {
            return null;
        }
    }

    // Ends processes that have outlived the process that started them, together with their families. Another process that now has the same
    // id is not ended.
    public static void EndAll(IReadOnlyCollection<ProcessIdentity> processes)
    {
        foreach (var process in processes)
        {
            process.End();
        }

        ProcessFamily.End([.. processes.Select(process => process.Mark).OfType<string>().Distinct()]);
    }

    public bool IsRunning
    {
        get
        {
            try
            {
                using var process = Process.GetProcessById(Id);
                return IsSame(process);
            }
            catch (Exception e) when (HasEnded(e))
            {
                return false;
            }
        }
    }

    private void End()
    {
        try
        {
            using var process = Process.GetProcessById(Id);
            if (IsSame(process))
            {
                process.Kill(entireProcessTree: true);
                process.WaitForExit(PatienceMilliseconds);
                RuntimeFiles.RemoveOf(Id);
            }
        }
        catch (Exception e) when (HasEnded(e))
        {
            // The process has already ended.
        }
    }

    // When a process started: on Linux its clock ticks since the boot, with a part of the boot's id, and elsewhere its time. Each process
    // computes the time of a start on Linux from a boot time of its own, which differs where the clock was set meanwhile.
    // Throws InvalidOperationException: it has ended.
    public static long StartOf(Process process)
    {
        if (!OperatingSystem.IsLinux())
        {
            return process.StartTime.ToUniversalTime().Ticks;
        }

        return LinuxProcess.Parse(ProcessFamily.Text($"/proc/{process.Id}/stat")) is { Start: var ticks }
            ? (s_boot << 32) + (uint)ticks
            : throw new InvalidOperationException("The process has ended.");
    }

    private bool IsSame(Process process) => StartOf(process) == Start;

    private static bool HasEnded(Exception e) => e is ArgumentException or InvalidOperationException or Win32Exception;
}
