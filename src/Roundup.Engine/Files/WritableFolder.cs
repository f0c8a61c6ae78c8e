using System.Globalization;

namespace Roundup.Engine.Files;

internal static class WritableFolder
{
    /// <summary>Creates a folder, writes a file to it and deletes the file.</summary>
    /// <exception cref="IOException">The folder cannot be written.</exception>
    /// <exception cref="UnauthorizedAccessException">The folder cannot be written.</exception>
    public static void EnsureWritable(string folder)
    {
        Directory.CreateDirectory(folder);
        var probe = Path.Combine(folder, ".write-test-" + Environment.ProcessId.ToString(CultureInfo.InvariantCulture));
        File.WriteAllText(probe, "x");
        File.Delete(probe);
    }
}
