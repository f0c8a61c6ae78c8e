using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Workers;

namespace Roundup.Engine.Journaling;

/// <summary>The folder of an earlier run.</summary>
public static class RunFolder
{
    /// <summary>Whether there is a journal.</summary>
    public static bool HasJournal(string folder) => File.Exists(Journal.PathIn(folder));

    /// <summary>The options of the run in a folder.</summary>
    /// <exception cref="RoundupException">There is no journal, or it has no complete first line.</exception>
    public static RunOptions ReadOptions(string folder)
    {
        if (!HasJournal(folder))
        {
            throw new RoundupException(ExitCode.Usage, $"{folder} has no journal.jsonl to continue: give the folder of an earlier run.");
        }

        return Journal.ReadAll(folder, []).Select(line => line.Entry).OfType<RunEntry>().FirstOrDefault()?.Options
            ?? throw EmptyJournal(folder);
    }

    /// <summary>The error for a journal without a complete first line.</summary>
    internal static RoundupException EmptyJournal(string folder) =>
        new(ExitCode.Usage, $"the journal in {folder} is empty, so there is no run to continue: start a new run.");

    /// <summary>
    /// Ends workers that are still running after their host process was killed. Another process that now has the same id is not ended.
    /// </summary>
    internal static void KillLeftoverWorkers(IReadOnlyCollection<WorkerEntry> workers)
    {
        foreach (var worker in workers)
        {
            try
            {
                using var process = Process.GetProcessById(worker.Pid);
                if (Math.Abs((process.StartTime.ToUniversalTime() - worker.Started.ToUniversalTime()).TotalSeconds) < 1)
                {
                    process.Kill(entireProcessTree: true);
                    process.WaitForExit(5000);
                }
            }
            catch (Exception e) when (e is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
            {
                // It has already ended.
            }
        }

        WorkerFamily.End([.. workers.Select(worker => worker.Mark).OfType<string>()]);
    }
}
