using System.ComponentModel;
using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>Identifies a process even after its end, when the system may give its id to another process.</summary>
/// <param name="Id">The process id.</param>
/// <param name="Started">The start time, UTC.</param>
/// <param name="Mark">The mark of its <see cref="ProcessFamily"/>, which identifies children of a process that has ended.</param>
internal sealed record ProcessIdentity(int Id, DateTime Started, string? Mark)
{
    private const int PatienceMilliseconds = 5000;

    /// <summary>The identity of a process; null where the process has already ended.</summary>
    public static ProcessIdentity? Of(Process process, string? mark = null)
    {
        try
        {
            return new(process.Id, process.StartTime.ToUniversalTime(), mark);
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

    private bool IsSame(Process process) => Math.Abs((process.StartTime.ToUniversalTime() - Started).TotalSeconds) < 1;

    private static bool HasEnded(Exception e) => e is ArgumentException or InvalidOperationException or Win32Exception;
}
