using System.Globalization;
using Roundup.Results;
using Roundup.Trials.Running;

namespace Roundup.Trials.Soak.Running;

/// <summary>The folder of one trial: the run, and the directory that its programs are started in.</summary>
/// <param name="path">The folder, absolute.</param>
internal sealed class TrialFolder(string path)
{
    /// <summary>The folder.</summary>
    public string Path { get; } = path;

    /// <summary>The folder of the run.</summary>
    public string Run => In("run");

    /// <summary>The journal.</summary>
    public string Journal => System.IO.Path.Combine(Run, "journal.jsonl");

    /// <summary>The results file.</summary>
    public string ResultsFile => System.IO.Path.Combine(Run, "results.json");

    /// <summary>Whether the journal says what the run is: its first line is whole.</summary>
    public bool HasRun => File.Exists(Journal) && File.ReadAllBytes(Journal).Contains((byte)'\n');

    /// <summary>Whether there is a journal that does not say so.</summary>
    public bool HasEmptyJournal => File.Exists(Journal) && !HasRun;

    /// <summary>Something in it.</summary>
    public string In(string name) => System.IO.Path.Combine(Path, name);

    /// <summary>Makes it, without anything of an earlier trial.</summary>
    public void Create()
    {
        Delete();
        Directory.CreateDirectory(Path);
    }

    /// <summary>Deletes it.</summary>
    public void Delete()
    {
        if (Directory.Exists(Path))
        {
            Directory.Delete(Path, recursive: true);
        }
    }

    /// <summary>The directory that programs are started in. An entrant deletes it, where a file in it permits that.</summary>
    public string WorkingDirectory()
    {
        var directory = Directory.CreateDirectory(In("here")).FullName;
        File.WriteAllText(System.IO.Path.Combine(directory, "may-be-deleted"), "");
        return directory;
    }

    /// <summary>The results, where they were written after a moment and can be read; else null.</summary>
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

    /// <summary>Keeps what a part of the run printed.</summary>
    public void Keep(int part, string output, string errors)
    {
        var name = part.ToString(CultureInfo.InvariantCulture);
        File.WriteAllText(In($"part-{name}.out"), output);
        File.WriteAllText(In($"part-{name}.err"), errors);
    }
}
