namespace Roundup.Engine.Workers;

/// <summary>
/// The directory that one worker is started in, empty and its own: what a library writes there, or deletes, concerns no other worker and no
/// file of the user.
/// </summary>
internal sealed class WorkingFolder : IDisposable
{
    private WorkingFolder(string? path) => Path = path;

    /// <summary>The directory; null where none can be made: then the worker is started where the host process was.</summary>
    public string? Path { get; }

    /// <summary>Makes one.</summary>
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

    /// <summary>Deletes it, unless the library has done so.</summary>
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
            // It is the system's folder of temporary files, and nothing depends on it.
        }
    }
}
