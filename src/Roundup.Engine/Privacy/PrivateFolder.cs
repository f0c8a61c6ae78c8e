using Roundup.Engine.Builds;
using Roundup.Engine.Files;
using Roundup.Engine.Journaling;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Privacy;

// The folder of a run for files with values of its data, which only the user can read. It does not lie in the run's folder, which people
// publish. It goes when the run ends; that of an interrupted run stays for --resume.
internal sealed class PrivateFolder
{
    // Says which run, on which machine.
    private const string OwnerName = "run.txt";

    // A folder that no run has written to for longer is nobody's: its run was killed, and is not resumed any more.
    private static readonly TimeSpan s_longest = TimeSpan.FromDays(30);

    private readonly string _parent;
    private readonly string _run;

    public PrivateFolder(RepositoryLayout layout, string run, DateTimeOffset started)
    {
        (_parent, _run) = (layout.Private, System.IO.Path.GetFullPath(run));
        Path = System.IO.Path.Combine(_parent, ContentHash.OfText($"{_run}\n{started:O}")[..16]);
    }

    public string Path { get; }

    public bool HasFiles => Directory.Exists(Path) && Directory.EnumerateFiles(Path).Any(file => !IsOwner(file));

    public static IEnumerable<string> PathsOf(RepositoryLayout layout, string run) =>
        Folders(layout.Private).Where(folder => OwnerOf(folder) is [_, var owner] && owner == System.IO.Path.GetFullPath(run));

    public string PathOf(string name) => System.IO.Path.Combine(Path, name);

    // Creates an empty file that only the user can read, for another process to write.
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

    // Removes it with all files. Files that another program holds stay until a later run removes them.
    public void Remove() => WorkingFolder.Delete(Path);

    // Removes the folders of other runs that cannot be resumed any more: their own folders are gone, or have another run, or nothing was
    // written for s_longest.
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
