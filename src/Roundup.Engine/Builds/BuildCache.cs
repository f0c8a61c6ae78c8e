using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds;

// What is built and kept: by kind, with sizes, and what is removed from it. Results of runs are no part of it. All of it can be made again,
// except what an interrupted run keeps in the kind Private.
internal sealed class BuildCache(RepositoryLayout layout, DateTime now)
{
    // What was not used for longer is removed.
    public static readonly TimeSpan LongestUnused = TimeSpan.FromDays(60);

    // Beyond this size, in bytes, what was not used for the longest time is removed.
    public const long MostBytes = 20_000_000_000;

    // Payloads of interrupted runs; the run that owns them removes them.
    public const string Private = "private";

    // The file that says that a folder is a cache, so that what is in it may be removed.
    private const string Mark = "roundup-cache.txt";

    private static readonly TimeSpan s_betweenLooks = TimeSpan.FromDays(1);

    private static readonly EnumerationOptions s_all = new()
    {
        RecurseSubdirectories = true,
        AttributesToSkip = FileAttributes.ReparsePoint,
        IgnoreInaccessible = true,
    };

    // The kinds, and how deep their entries lie.
    private static readonly (string Name, int Depth)[] s_kinds =
    [
        ("units", 1), ("values", 1), ("models", 2), ("datasets", 1), ("packages", 1), (Private, 1),
    ];

    public static IEnumerable<string> Kinds => s_kinds.Select(kind => kind.Name);

    public string Folder => layout.Artifacts;

    private string LastLook => Path.Combine(Folder, "trimmed.txt");

    // Creates the folder that the user's cache is, or makes an empty one the cache. The folder of a checkout is its own.
    // Throws RoundupException: the folder has other files.
    public static void Claim(RepositoryLayout layout)
    {
        if (Repository.IsPacked(layout.Root))
        {
            Claim(layout.Artifacts);
        }
    }

    internal static void Claim(string folder)
    {
        var mark = Path.Combine(folder, Mark);
        if (File.Exists(mark))
        {
            return;
        }

        if (!Directory.Exists(folder))
        {
            OwnersFolder.Create(folder);
        }
        else if (Directory.EnumerateFileSystemEntries(folder).Any() && !File.Exists(mark))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{folder} has files and is no cache of Roundup (it has no {Mark}), so nothing is written or removed there: name an empty "
                + $"or a new folder in the environment variable {Repository.CacheVariable}.");
        }

        try
        {
            File.WriteAllText(mark, "Roundup keeps what it has built here. All of it can be removed: roundup cache clear\n");
        }
        catch (IOException) when (File.Exists(mark))
        {
            // Another command was faster.
        }
    }

    public IReadOnlyList<CacheEntry> Entries() =>
        [.. s_kinds.SelectMany(kind => Below(Path.Combine(Folder, kind.Name), kind.Depth).Select(path => EntryOf(kind.Name, path)))];

    // Removes what is too old or too much, once a day. Only while no run uses the cache (CacheUse).
    public void Trim()
    {
        if (now - File.GetLastWriteTimeUtc(LastLook) < s_betweenLooks)
        {
            return;
        }

        AtomicFile.Write(LastLook, "The cache was looked through for what is too old or too much when this file was written.\n");
        foreach (var entry in TooMuch(Entries(), now))
        {
            Remove(entry.Path);
        }

        RemoveLocks();
    }

    // The entries to remove, the one that was not used for the longest time first.
    internal static IEnumerable<CacheEntry> TooMuch(IReadOnlyList<CacheEntry> entries, DateTime now, long most = MostBytes)
    {
        var left = entries.Sum(entry => entry.Bytes);
        foreach (var entry in entries.Where(entry => entry.Kind != Private).OrderBy(entry => entry.LastUsed))
        {
            if (left <= most && now - entry.LastUsed <= LongestUnused)
            {
                yield break;
            }

            left -= entry.Bytes;
            yield return entry;
        }
    }

    // Removes everything. Only while no run uses the cache.
    public long Clear()
    {
        var freed = 0L;
        foreach (var entry in Entries())
        {
            freed += Remove(entry.Path) ? entry.Bytes : 0;
        }

        RemoveLocks();
        return freed;
    }

    private static IEnumerable<string> Below(string folder, int depth)
    {
        var inner = Directory.Exists(folder) ? Directory.EnumerateFileSystemEntries(folder) : [];
        return depth == 1 ? inner : inner.SelectMany(path => Below(path, depth - 1));
    }

    // A folder's own time is that of the last file that was moved into it: each use of a unit renews its record.
    private static CacheEntry EntryOf(string kind, string path) => Directory.Exists(path)
        ? new(kind, path, new DirectoryInfo(path).EnumerateFiles("*", s_all).Sum(file => file.Length), Directory.GetLastWriteTimeUtc(path))
        : new(kind, path, new FileInfo(path) is { Exists: true } file ? file.Length : 0, File.GetLastWriteTimeUtc(path));

    private static bool Remove(string path)
    {
        try
        {
            if (Directory.Exists(path))
            {
                Directory.Delete(path, recursive: true);
            }
            else
            {
                File.Delete(path);
            }

            return true;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // Another program holds a file, or the file is another user's.
            return false;
        }
    }

    // Lock files of units that may be gone; whoever needs one creates it.
    private void RemoveLocks()
    {
        foreach (var file in Below(CacheUse.FolderOf(layout), 1).Where(file => !CacheUse.IsOne(file)))
        {
            Remove(file);
        }
    }
}

// LastUsed: when it was made or last used, in UTC.
internal sealed record CacheEntry(string Kind, string Path, long Bytes, DateTime LastUsed);
