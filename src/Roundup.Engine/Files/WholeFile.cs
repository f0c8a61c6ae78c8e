using System.Globalization;
using System.Text;

namespace Roundup.Engine.Files;

/// <summary>Writes files that are either as they were before or whole, whenever the process is killed.</summary>
internal static class WholeFile
{
    /// <summary>Writes a text as UTF-8.</summary>
    public static void Write(string path, string text) => Write(path, Encoding.UTF8.GetBytes(text));

    /// <summary>Writes bytes; creates the folder where there is none.</summary>
    public static void Write(string path, byte[] bytes)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        var partial = path + "." + Environment.ProcessId.ToString(CultureInfo.InvariantCulture) + ".part";
        try
        {
            File.WriteAllBytes(partial, bytes);
            File.Move(partial, path, overwrite: true);
        }
        catch
        {
            File.Delete(partial);
            throw;
        }
    }
}
