using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Builds;

// The use of the cache by one command, from its first build to the end of its last worker: while there is one, nothing is removed. A file
// that is held open stands for each, so that a process that was killed uses nothing.
internal sealed class CacheUse : IDisposable
{
    private const string Prefix = "use-";
    private const string GateName = "cache-gate";

    private readonly FileStream? _held;

    private CacheUse(FileStream? held) => _held = held;

    // Begins a use, after removing what is too old or too much where nobody else uses the cache.
    // Throws RoundupException: the folder is no cache.
    public static CacheUse Begin(RepositoryLayout layout)
    {
        WorkingFolder.RemoveOfEndedHosts();
        try
        {
            BuildCache.Claim(layout);

            // Values of own data are in what is built: only a cache that the user has made for a group is for others.
            foreach (var folder in IsForGroup(layout) ? [] : (string[])[layout.Datasets, layout.Models, layout.Units])
            {
                OwnersFolder.Create(folder);
            }

            using var gate = ExclusiveFile.Take(layout.LockOf(GateName));
            if (!IsUsed(layout))
            {
                new BuildCache(layout, DateTime.UtcNow).Trim();
            }

            return new(ExclusiveFile.TryOpen(layout.LockOf($"{Prefix}{Guid.NewGuid():N}"), FileOptions.DeleteOnClose));
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The checks before a build say that the cache cannot be written.
            return new(null);
        }
    }

    public static T Alone<T>(RepositoryLayout layout, Func<T> work)
    {
        BuildCache.Claim(layout);
        using var gate = ExclusiveFile.Take(layout.LockOf(GateName));
        return IsUsed(layout)
            ? throw new RoundupException(
                ExitCode.Usage, $"Another roundup uses the cache {layout.Artifacts}: wait until it ends, or end it, and repeat.")
            : work();
    }

    internal static string FolderOf(RepositoryLayout layout) => Path.GetDirectoryName(layout.LockOf(GateName))!;

    internal static bool IsOne(string file) => Path.GetFileName(file) is var name
        && (name.StartsWith(Prefix, StringComparison.Ordinal) || name.StartsWith(GateName, StringComparison.Ordinal));

    public void Dispose() => _held?.Dispose();

    private static bool IsForGroup(RepositoryLayout layout) => Repository.IsPacked(layout.Root) && !OperatingSystem.IsWindows()
        && File.GetUnixFileMode(layout.Artifacts).HasFlag(UnixFileMode.GroupWrite);

    private static bool IsUsed(RepositoryLayout layout)
    {
        foreach (var file in Directory.EnumerateFiles(FolderOf(layout), Prefix + "*"))
        {
            // One that can be opened was left by a process that was killed, and goes when it is closed.
            using var left = ExclusiveFile.TryOpen(file, FileOptions.DeleteOnClose);
            if (left is null)
            {
                return true;
            }
        }

        return false;
    }
}
