using System.Diagnostics;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace Roundup.Results;

/// <summary>Writes files atomically: when the process is killed, a file has either its old content or its new one.</summary>
public static class AtomicFile
{
    private const string Partial = ".part";

    // A process on another machine, which is not seen here, may write to a shared folder at this moment.
    private static readonly TimeSpan s_longestWrite = TimeSpan.FromSeconds(30);

    /// <summary>Writes a file; creates the folder where it is missing.</summary>
    /// <param name="path">The file.</param>
    /// <param name="write">Writes the content to a temporary file, whose path it receives.</param>
    public static void Write(string path, Action<string> write)
    {
        ArgumentNullException.ThrowIfNull(write);
        var partial = $"{path}.{Environment.ProcessId}{Partial}";
        Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
        try
        {
            write(partial);
            File.Move(partial, path, overwrite: true);
            RemoveLeftovers(path);
        }
        catch
        {
            File.Delete(partial);
            throw;
        }
    }

    // Removes the temporary files of the same file that were left by processes which were killed while they wrote.
    private static void RemoveLeftovers(string path)
    {
        var (folder, name) = (Path.GetDirectoryName(Path.GetFullPath(path))!, Path.GetFileName(path));
        try
        {
            foreach (var partial in Directory.EnumerateFiles(folder, "*" + Partial))
            {
                var file = Path.GetFileName(partial);
                if (file.StartsWith(name + ".", StringComparison.Ordinal)
                    && int.TryParse(file.AsSpan()[(name.Length + 1)..^Partial.Length], NumberStyles.None, null, out var process)
                    && !IsRunning(process)
                    && DateTime.UtcNow - File.GetLastWriteTimeUtc(partial) > s_longestWrite)
                {
                    File.Delete(partial);
                }
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The file itself is written.
        }
    }

    private static bool IsRunning(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            return true;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    /// <summary>Writes a text as UTF-8; creates the folder where it is missing.</summary>
    public static void Write(string path, string text) => Write(path, partial => File.WriteAllBytes(partial, Encoding.UTF8.GetBytes(text)));

    /// <summary>Writes a text unless the file contains it already, so that a build sees no change where there is none.</summary>
    public static void WriteIfChanged(string path, string text)
    {
        if (!File.Exists(path) || File.ReadAllText(path) != text)
        {
            Write(path, text);
        }
    }

    /// <summary>Writes a value as JSON; creates the folder where it is missing.</summary>
    public static void WriteJson<T>(string path, T value, JsonSerializerOptions options) =>
        Write(path, partial => File.WriteAllBytes(partial, JsonSerializer.SerializeToUtf8Bytes(value, options)));

    /// <summary>Reads a file of JSON; null where the file is missing, damaged, or of an earlier version.</summary>
    public static T? ReadJson<T>(string path, JsonSerializerOptions options)
        where T : class
    {
        try
        {
            return File.Exists(path) ? JsonSerializer.Deserialize<T>(File.ReadAllBytes(path), options) : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }
}
