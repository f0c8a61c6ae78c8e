using System.ComponentModel;
using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>Identifies a process even after its end, when the system may give its id to another process.</summary>
/// <param name="Id">The process id.</param>
/// <param name="Start">When it started, as <see cref="StartOf"/> says.</param>
/// <param name="Mark">The mark of its <see cref="ProcessFamily"/>, which identifies children of a process that has ended.</param>
internal sealed record ProcessIdentity(int Id, long Start, string? Mark)
{
    private const int PatienceMilliseconds = 5000;

    private static readonly Lazy<long> s_boot = new(() =>
        int.Parse(File.ReadAllText("/proc/sys/kernel/random/boot_id").AsSpan(0, 7), NumberStyles.HexNumber, CultureInfo.InvariantCulture));

    /// <summary>The identity of a process; null where the process has already ended.</summary>
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

    /// <summary>
    /// Ends processes that have outlived the process that started them, together with their families. Another process that now has the same
    /// id is not ended.
    /// </summary>
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

    /// <summary>
    /// When a process started: on Linux its clock ticks since the boot, with a part of the boot's id, and elsewhere its time. Each process
    /// computes the time of a start on Linux from a boot time of its own, which differs where the clock was set meanwhile.
    /// </summary>
    public static long StartOf(Process process) =>
        OperatingSystem.IsLinux() ? (s_boot.Value << 34) + TicksOf(process.Id) : process.StartTime.ToUniversalTime().Ticks;

    // The name of the program, in parentheses, may have spaces and parentheses.
    private static long TicksOf(int id)
    {
        try
        {
            var stat = File.ReadAllText($"/proc/{id}/stat");
            return long.Parse(stat[(stat.LastIndexOf(')') + 2)..].Split(' ')[19], CultureInfo.InvariantCulture);
        }
        catch (IOException e)
        {
            throw new InvalidOperationException("The process has ended.", e);
        }
    }

    private bool IsSame(Process process) => StartOf(process) == Start;

    private static bool HasEnded(Exception e) => e is ArgumentException or InvalidOperationException or Win32Exception;
}
