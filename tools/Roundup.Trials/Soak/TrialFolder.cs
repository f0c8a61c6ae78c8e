using System.Globalization;
using Roundup.Results;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Soak;

/// <summary>The folder of one trial: the run, and the working directory of its programs.</summary>
/// <param name="path">The folder, absolute.</param>
internal sealed class TrialFolder(string path)
{
    public string Path { get; } = path;

    public string Run => In("run");

    public string Journal => System.IO.Path.Combine(Run, "journal.jsonl");

    public string ResultsFile => System.IO.Path.Combine(Run, "results.json");

    /// <summary>Whether the first line of the journal, which describes the run, is complete.</summary>
    public bool HasRun => File.Exists(Journal) && File.ReadAllBytes(Journal).Contains((byte)'\n');

    /// <summary>Whether there is a journal whose first line is incomplete.</summary>
    public bool HasEmptyJournal => File.Exists(Journal) && !HasRun;

    /// <summary>The path of a file or folder in it.</summary>
    public string In(string name) => System.IO.Path.Combine(Path, name);

    /// <summary>Creates the folder, empty.</summary>
    public void Create()
    {
        Delete();
        Directory.CreateDirectory(Path);
    }

    public void Delete()
    {
        if (Directory.Exists(Path))
        {
            Directory.Delete(Path, recursive: true);
        }
    }

    /// <summary>The working directory of programs. An entrant deletes it, if a file in it permits that.</summary>
    public string WorkingDirectory()
    {
        var directory = Directory.CreateDirectory(In("here")).FullName;
        File.WriteAllText(System.IO.Path.Combine(directory, "may-be-deleted"), "");
        return directory;
    }

    /// <summary>The results; null where they were not written since a time, or cannot be read.</summary>
    public ResultsFile? ResultsSince(DateTime utc)
    {
        try
        {
            return File.Exists(ResultsFile) && File.GetLastWriteTimeUtc(ResultsFile) >= utc ? StoredResults.Store.Read(ResultsFile) : null;
        }
        catch (Exception e) when (e is ResultsFormatException or IOException)
        {
            return null;
        }
    }

    /// <summary>Stores the output of a part of the run.</summary>
    public void Keep(int part, string output, string errors)
    {
        var name = part.ToString(CultureInfo.InvariantCulture);
        File.WriteAllText(In($"part-{name}.out"), output);
        File.WriteAllText(In($"part-{name}.err"), errors);
    }
}
