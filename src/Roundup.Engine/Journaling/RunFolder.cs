using System.Text;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;

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

        var run = Journal.ReadAll(folder, []).Select(line => line.Entry).OfType<RunEntry>().FirstOrDefault() ?? throw EmptyJournal(folder);
        return run.Schema == ResultsFile.CurrentSchema
            ? run.Options
            : throw new RoundupException(
                ExitCode.Usage,
                $"the run in {folder} was started by another version of Roundup, so it cannot be continued: start a new run.");
    }

    internal static RoundupException EmptyJournal(string folder) =>
        new(ExitCode.Usage, $"the journal in {folder} is empty, so there is no run to continue: start a new run.");

    // Ends workers that are still running after their host process was killed.
    internal static void KillLeftoverWorkers(IReadOnlyCollection<WorkerEntry> workers) =>
        ProcessIdentity.EndAll([.. workers.Select(worker => new ProcessIdentity(worker.Pid, worker.Start, worker.Mark))]);
}

// Keeps two runs off one folder: the second would end the workers of the first and blame their serializers.
internal sealed class RunLock : IDisposable
{
    private readonly FileStream _file;

    private RunLock(FileStream file) => _file = file;

    public static RunLock Take(string folder)
    {
        var path = Path.Combine(folder, "run.lock");
        if (ExclusiveFile.TryOpen(path, FileOptions.DeleteOnClose) is not { } file)
        {
            var text = ExclusiveFile.Read(path);
            var holder = text.Length > 0 && text.All(char.IsAsciiDigit) ? $" (process {text})" : "";
            throw new RoundupException(
                ExitCode.Usage,
                $"another roundup{holder} is writing the run in {folder}: wait until it ends, or end it and try again.");
        }

        file.SetLength(0);
        file.Write(Encoding.ASCII.GetBytes(Environment.ProcessId.ToString(CultureInfo.InvariantCulture)));
        file.Flush();
        return new(file);
    }

    public void Dispose() => _file.Dispose();
}
