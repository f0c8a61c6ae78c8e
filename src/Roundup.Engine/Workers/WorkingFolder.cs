namespace Roundup.Engine.Workers;

/// <summary>
/// The empty working directory of one worker: files that a library writes or deletes there affect no other worker and no file of the user.
/// </summary>
internal sealed class WorkingFolder : IDisposable
{
    private WorkingFolder(string? path) => Path = path;

    /// <summary>The directory; null where none can be created: the worker then starts in the directory of the host process.</summary>
    public string? Path { get; }

    public static WorkingFolder Create()
    {
        try
        {
            return new(Directory.CreateTempSubdirectory("roundup-worker-").FullName);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return new(null);
        }
    }

    public void Dispose()
    {
        try
        {
            if (Path is not null)
            {
                Directory.Delete(Path, recursive: true);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The directory is in the system's folder of temporary files, and nothing depends on it.
        }
    }
}
