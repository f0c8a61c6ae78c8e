using System.Globalization;

namespace Roundup.Engine.Files;

/// <summary>Tries whether files can be written to a folder.</summary>
internal static class WritableFolder
{
    /// <summary>Creates the folder and writes a file there, which it deletes.</summary>
    /// <exception cref="IOException">It cannot be written.</exception>
    /// <exception cref="UnauthorizedAccessException">It cannot be written.</exception>
    public static void Try(string folder)
    {
        Directory.CreateDirectory(folder);
        var probe = Path.Combine(folder, ".write-test-" + Environment.ProcessId.ToString(CultureInfo.InvariantCulture));
        File.WriteAllText(probe, "x");
        File.Delete(probe);
    }
}
