using Roundup.Catalogue;
using Roundup.Engine.Files;

namespace Roundup.Cli.Output;

internal static class OutputFolder
{
    // asked: what --output says. now: the local time, for the name.
    public static string Prepare(string? asked, string root, string subject, DateTimeOffset now)
    {
        var folder = asked is null
            ? NewFolder(RunFolders.In(root), $"{now.ToString("yyyyMMdd-HHmmss", CultureInfo.InvariantCulture)}-{subject.Replace('/', '-')}")
            : Path.GetFullPath(asked);
        if (RunFolders.ContainsRun(folder))
        {
            throw new RoundupException(
                ExitCode.Usage, $"{folder} already contains a run: give another --output, or resume that run with --resume {folder}.");
        }

        CheckWritable(folder);
        return folder;
    }

    public static void CheckWritable(string folder, string option = "--output")
    {
        try
        {
            WritableFolder.EnsureWritable(folder);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, $"give a folder that can be written with {option}");
        }
    }

    public static string Written(string folder, IEnumerable<string> paths) =>
        $"Written to {folder}: {string.Join(", ", paths.Select(Path.GetFileName))}";

    public static void RemoveIfEmpty(string folder)
    {
        if (Directory.Exists(folder) && !Directory.EnumerateFileSystemEntries(folder).Any())
        {
            Directory.Delete(folder);
        }
    }

    private static string NewFolder(string parent, string name) => Enumerable.Range(1, int.MaxValue)
        .Select(n => Path.Combine(parent, n == 1 ? name : $"{name}-{n}"))
        .First(folder => !Directory.Exists(folder));
}
