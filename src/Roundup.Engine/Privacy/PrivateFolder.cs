using Roundup.Engine.Builds;
using Roundup.Engine.Files;
using Roundup.Engine.Journaling;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Privacy;

/// <summary>
/// The folder of a run for files with values of its data, which only the user can read. It does not lie in the run's folder, which people
/// publish. It goes when the run ends; that of an interrupted run stays for <c>--resume</c>.
/// </summary>
internal sealed class PrivateFolder
{
    /// <summary>Says which run, on which machine.</summary>
    private const string OwnerName = "run.txt";

    /// <summary>A folder that no run has written to for longer is nobody's: its run was killed, and is not resumed any more.</summary>
    private static readonly TimeSpan s_longest = TimeSpan.FromDays(30);

    private readonly string _parent;
    private readonly string _run;

    /// <summary>The folder of a run, which may be created later.</summary>
    public PrivateFolder(RepositoryLayout layout, string run, DateTimeOffset started)
    {
        (_parent, _run) = (layout.Private, System.IO.Path.GetFullPath(run));
        Path = System.IO.Path.Combine(_parent, ContentHash.OfText($"{_run}\n{started:O}")[..16]);
    }

    /// <summary>The folder, absolute.</summary>
    public string Path { get; }

    /// <summary>Whether it has files of the run.</summary>
    public bool HasFiles => Directory.Exists(Path) && Directory.EnumerateFiles(Path).Any(file => !IsOwner(file));

    /// <summary>The folders of all runs that were made in a folder.</summary>
    public static IEnumerable<string> PathsOf(RepositoryLayout layout, string run) =>
        Folders(layout.Private).Where(folder => OwnerOf(folder) is [_, var owner] && owner == System.IO.Path.GetFullPath(run));

    /// <summary>The path of a file in it.</summary>
    public string PathOf(string name) => System.IO.Path.Combine(Path, name);

    /// <summary>Creates an empty file that only the user can read, for another process to write.</summary>
    public void CreateFile(string path)
    {
        OwnersFolder.Create(_parent);
        OwnersFolder.Create(Path);
        if (!File.Exists(PathOf(OwnerName)))
        {
            Write(PathOf(OwnerName), $"{Environment.MachineName}\n{_run}");
        }

        Write(path, "");
    }

    /// <summary>Removes it with all files. Files that another program holds stay until a later run removes them.</summary>
    public void Remove() => WorkingFolder.Delete(Path);

    /// <summary>
    /// Removes the folders of other runs that cannot be resumed any more: their own folders are gone, or have another run, or nothing was
    /// written for <see cref="s_longest"/>.
    /// </summary>
    public void RemoveAbandoned()
    {
        foreach (var folder in Folders(_parent))
        {
            if (folder != Path && IsAbandoned(folder))
            {
                WorkingFolder.Delete(folder);
            }
        }
    }

    private bool IsAbandoned(string folder)
    {
        if (DateTime.UtcNow - Directory.GetLastWriteTimeUtc(folder) > s_longest)
        {
            return true;
        }

        // The folder of a run on another machine, which shares the cache, is not seen here. The owner is written after the folder is made.
        return OwnerOf(folder) is [var machine, var run] && machine == Environment.MachineName
            && (run == _run || !RunFolder.HasJournal(run));
    }

    private static IEnumerable<string> Folders(string parent) => Directory.Exists(parent) ? Directory.EnumerateDirectories(parent) : [];

    private static string[] OwnerOf(string folder) => ExclusiveFile.Read(System.IO.Path.Combine(folder, OwnerName)).Split('\n', 2);

    private static bool IsOwner(string file) => System.IO.Path.GetFileName(file) == OwnerName;

    private static void Write(string path, string text)
    {
        var options = new FileStreamOptions { Mode = FileMode.Create, Access = FileAccess.Write, Share = FileShare.ReadWrite };
        if (!OperatingSystem.IsWindows())
        {
            options.UnixCreateMode = OwnersFolder.FileMode;
        }

        using var writer = new StreamWriter(path, options);
        writer.Write(text);
    }
}
