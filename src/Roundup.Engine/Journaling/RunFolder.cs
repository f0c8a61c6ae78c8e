using System.Diagnostics;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Journaling;

/// <summary>A folder with a journal, as one finds it.</summary>
public static class RunFolder
{
    /// <summary>Whether there is a journal.</summary>
    public static bool HasJournal(string folder) => File.Exists(Journal.PathIn(folder));

    /// <summary>What was asked for the run in a folder.</summary>
    /// <exception cref="RoundupException">There is no journal, or it has no whole first line.</exception>
    public static RunOptions ReadOptions(string folder)
    {
        if (!HasJournal(folder))
        {
            throw new RoundupException(ExitCode.Usage, $"{folder} has no journal.jsonl to go on with: name the folder of an earlier run.");
        }

        return Journal.ReadAll(folder, []).Select(line => line.Entry).OfType<RunEntry>().FirstOrDefault()?.Options
            ?? throw new RoundupException(ExitCode.Usage, $"the journal in {folder} is empty, there is nothing to go on with: start a new run.");
    }

    /// <summary>
    /// Ends workers that a host process left behind when it was killed. A process that only has the same id is left alone.
    /// </summary>
    internal static void KillLeftoverWorkers(IEnumerable<WorkerEntry> workers)
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
                // It is gone already.
            }
        }
    }
}
