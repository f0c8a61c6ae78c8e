using System.ComponentModel;
using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>One process for ever: its id may be given to another one when it has ended.</summary>
/// <param name="Id">The process id.</param>
/// <param name="Started">When it started, UTC.</param>
/// <param name="Mark">What its children can be told by, where it is gone itself: see <see cref="ProcessFamily"/>.</param>
internal sealed record ProcessIdentity(int Id, DateTime Started, string? Mark)
{
    private const int PatienceMilliseconds = 5000;

    /// <summary>The identity of a process; null where it has already ended.</summary>
    public static ProcessIdentity? Of(Process process, string? mark = null)
    {
        try
        {
            return new(process.Id, process.StartTime.ToUniversalTime(), mark);
        }
        catch (Exception e) when (IsGone(e))
        {
            return null;
        }
    }

    /// <summary>
    /// Ends processes that have outlived what started them, with all that they have started. Another process that now has the same id is
    /// not ended.
    /// </summary>
    public static void EndAll(IReadOnlyCollection<ProcessIdentity> processes)
    {
        foreach (var process in processes)
        {
            process.End();
        }

        ProcessFamily.End([.. processes.Select(process => process.Mark).OfType<string>().Distinct()]);
    }

    private void End()
    {
        try
        {
            using var process = Process.GetProcessById(Id);
            if (Math.Abs((process.StartTime.ToUniversalTime() - Started).TotalSeconds) < 1)
            {
                process.Kill(entireProcessTree: true);
                process.WaitForExit(PatienceMilliseconds);
            }
        }
        catch (Exception e) when (IsGone(e))
        {
            // It has already ended.
        }
    }

    private static bool IsGone(Exception e) => e is ArgumentException or InvalidOperationException or Win32Exception;
}
