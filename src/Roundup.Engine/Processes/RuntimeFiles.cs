namespace Roundup.Engine.Processes;

// The files by which debuggers and tools find a process of .NET. They lie among the temporary files, and a process that is killed or
// crashes leaves them there.
internal static class RuntimeFiles
{
    public static void RemoveOf(int id)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        try
        {
            string[] names = [$"clr-debug-pipe-{id}-*", $"dotnet-diagnostic-{id}-*"];
            foreach (var file in names.SelectMany(name => Directory.GetFileSystemEntries(Path.GetTempPath(), name)))
            {
                File.Delete(file);
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // Nothing depends on what is left there.
        }
    }
}
