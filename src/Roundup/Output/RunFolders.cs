using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Experiments;
using Roundup.Engine.Journaling;

namespace Roundup.Cli.Output;

internal static class RunFolders
{
    public const string Results = RunEngine.ResultsName;

    private static readonly string[] s_ofReports = ["charts", PictureFiles.Folder];

    public static string In(string root) => Repository.RunsOf(root);

    public static string ResultsOf(string path) => Directory.Exists(path) ? Path.Combine(path, Results) : path;

    // The folder of a run, which may come from somebody else: through a link in it, another file would be changed.
    public static string WithoutLinks(string folder)
    {
        // A results file may lie alone among files of all kinds: there, only the folders count that a report writes to.
        var all = new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.None };
        var entries = RunFolder.HasJournal(folder) ? new DirectoryInfo(folder).EnumerateFileSystemInfos("*", all)
            : s_ofReports.Select(name => new DirectoryInfo(Path.Combine(folder, name)));
        return entries.FirstOrDefault(entry => entry.LinkTarget is not null) is { } link
            ? throw new RoundupException(
                ExitCode.Usage,
                $"{link.FullName} is a link, and a run changes no files outside of its own folder: replace it with what it leads to.")
            : folder;
    }

    public static bool ContainsRun(string folder) => RunFolder.HasJournal(folder) || File.Exists(Path.Combine(folder, Results));

    // The folder to resume: the requested one, else the latest with a journal.
    public static string ToResume(string? asked, string root)
    {
        if (asked is not null)
        {
            return RunFolder.HasJournal(asked)
                ? WithoutLinks(Path.GetFullPath(asked))
                : throw new RoundupException(
                    ExitCode.Usage, $"{asked} contains no run to resume (it has no journal): give the folder of a run.");
        }

        var parent = In(root);
        var runs = Directory.Exists(parent)
            ? new DirectoryInfo(parent).EnumerateDirectories().Where(d => RunFolder.HasJournal(d.FullName))
            : [];
        return runs.MaxBy(d => d.LastWriteTimeUtc) is { } latest
            ? WithoutLinks(latest.FullName)
            : throw new RoundupException(
                ExitCode.Usage, $"There is no run to resume in {parent}: start one with `roundup run`, or give its folder.");
    }
}

internal static class ResultsFiles
{
    public static ResultsFile Read(ResultsStore store, string file)
    {
        try
        {
            return store.Read(file);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            var what = File.Exists(file) ? "cannot be read" : "does not exist";
            throw new RoundupException(
                ExitCode.Usage, $"The results file {file} {what}: give the results.json of a run, or its folder.", e);
        }
    }
}

internal static class ShownPath
{
    // From the current folder where the path is within it, else as it is: a command that names it can be copied.
    public static string Format(string path) => Path.GetRelativePath(Directory.GetCurrentDirectory(), path) is var near
        && (near.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(near)) ? path : near;
}
