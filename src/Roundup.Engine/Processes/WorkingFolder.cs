using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>
/// An empty directory among the temporary files for one process: the working directory of a worker, so that files that a library writes or
/// deletes there affect no other worker and no file of the user, or the temporary files of a build.
/// </summary>
/// <remarks>
/// Its name says which process made it, so that a later run removes the folders of a process that was killed: <c>roundup-worker-</c>, the
/// namespace of process ids, the id, the start in milliseconds, and what makes the name unique.
/// </remarks>
internal sealed class WorkingFolder : IDisposable
{
    private const string Prefix = "roundup-";
    private const int MostTries = 50;

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(20);

    private static readonly string s_host = HostMark();

    private WorkingFolder(string? path) => Path = path;

    /// <summary>The directory; null where none can be created: the worker then starts in the directory of the host process.</summary>
    public string? Path { get; }

    public static WorkingFolder Create(string owner = "worker")
    {
        try
        {
            return new(Directory.CreateTempSubdirectory($"{Prefix}{owner}-{s_host}-").FullName);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return new(null);
        }
    }

    /// <summary>Removes the directories whose host process has ended without removing them.</summary>
    public static void RemoveOfEndedHosts()
    {
        try
        {
            foreach (var folder in Directory.GetDirectories(System.IO.Path.GetTempPath(), Prefix + "*").Where(IsOfEndedHost))
            {
                Delete(folder);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // Nothing depends on what is left there.
        }
    }

    public void Dispose()
    {
        if (Path is not null)
        {
            Delete(Path);
        }
    }

    private static void Delete(string folder)
    {
        for (var tries = 1; Directory.Exists(folder); tries++)
        {
            try
            {
                Directory.Delete(folder, recursive: true);
            }
            catch (Exception e) when (e is IOException or UnauthorizedAccessException)
            {
                // A process that was just ended may still write there. Nothing depends on what is left.
                if (tries == MostTries)
                {
                    return;
                }

                Thread.Sleep(s_pause);
            }
        }
    }

    private static bool IsOfEndedHost(string folder)
    {
        var parts = System.IO.Path.GetFileName(folder)[Prefix.Length..].Split('-');
        return parts.Length == 5
            && parts[1] == Namespace()
            && int.TryParse(parts[2], NumberStyles.None, CultureInfo.InvariantCulture, out var id)
            && long.TryParse(parts[3], NumberStyles.None, CultureInfo.InvariantCulture, out var started)
            && started <= DateTimeOffset.MaxValue.ToUnixTimeMilliseconds()
            && !new ProcessIdentity(id, DateTimeOffset.FromUnixTimeMilliseconds(started).UtcDateTime, null).IsRunning;
    }

    private static string HostMark()
    {
        using var process = Process.GetCurrentProcess();
        var started = new DateTimeOffset(process.StartTime.ToUniversalTime()).ToUnixTimeMilliseconds();
        return string.Create(CultureInfo.InvariantCulture, $"{Namespace()}-{process.Id}-{started}");
    }

    /// <summary>The number of the namespace that process ids belong to: a container has one of its own. 0 where there are none.</summary>
    private static string Namespace() => OperatingSystem.IsLinux() && File.ResolveLinkTarget("/proc/self/ns/pid", false)?.Name is { } name
        ? string.Concat(name.Where(char.IsAsciiDigit))
        : "0";
}
