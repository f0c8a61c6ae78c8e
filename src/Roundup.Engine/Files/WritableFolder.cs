using System.Globalization;

namespace Roundup.Engine.Files;

internal static class WritableFolder
{
    /// <summary>Creates a folder, writes a file to it and deletes the file.</summary>
    public static void EnsureWritable(string folder) => Write(folder, bytes: 1);

    /// <summary>As <see cref="EnsureWritable"/>, with a file that is as large as a small assembly.</summary>
    public static void EnsureRoom(string folder) => Write(folder, bytes: 1 << 20);

    private static void Write(string folder, int bytes)
    {
        Directory.CreateDirectory(folder);
        var probe = Path.Combine(folder, ".write-test-" + Environment.ProcessId.ToString(CultureInfo.InvariantCulture));
        try
        {
            File.WriteAllBytes(probe, new byte[bytes]);
        }
        finally
        {
            File.Delete(probe);
        }
    }
}
