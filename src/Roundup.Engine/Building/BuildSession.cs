using System.Text;
using System.Text.Json;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>
/// One build of one host process: its files, and the processes that it starts. A file that is held names them: if the host process was
/// killed, the next build ends them, since they would write beside it.
/// </summary>
internal sealed class BuildSession : IDisposable
{
    private const string Ending = ".lock";

    private readonly FileStream _file;
    private readonly string _path;

    private BuildSession(FileStream file, string path, ProcessFamily family) => (_file, _path, Family) = (file, path, family);

    /// <summary>What all processes of the build are told by.</summary>
    public ProcessFamily Family { get; }

    /// <summary>Begins a build, and ends what killed ones have left.</summary>
    public static BuildSession Begin(Layout layout)
    {
        Directory.CreateDirectory(layout.Builds);
        foreach (var left in Directory.EnumerateFiles(layout.Builds, "*" + Ending))
        {
            EndThoseOf(left);
        }

        while (true)
        {
            var family = new ProcessFamily();
            var path = Path.Combine(layout.Builds, family.Mark + Ending);

            // Null where another build, which looks for those left, has opened it first.
            if (ExclusiveFile.TryOpen(path) is { } file)
            {
                return new(file, path, family);
            }
        }
    }

    /// <summary>The path of a file of this build alone.</summary>
    public string PathOf(string ending) => Path.ChangeExtension(_path, ending);

    /// <summary>Writes a process of the build down.</summary>
    public void Remember(ProcessIdentity process)
    {
        lock (_file)
        {
            _file.Write(Encoding.UTF8.GetBytes(JsonSerializer.Serialize(process) + "\n"));
            _file.Flush();
        }
    }

    /// <summary>Ends what is left of the build, and deletes its files.</summary>
    public void Dispose()
    {
        Family.End();
        _file.Dispose();
        DeleteFilesOf(_path);
    }

    private static void EndThoseOf(string path)
    {
        using (var file = ExclusiveFile.TryOpen(path))
        {
            if (file is null)
            {
                return;
            }

            using var reader = new StreamReader(file, leaveOpen: true);
            ProcessIdentity.EndAll([.. reader.ReadToEnd().Split('\n').Select(Process).OfType<ProcessIdentity>()]);
            ProcessFamily.End([Path.GetFileNameWithoutExtension(path)]);
        }

        DeleteFilesOf(path);
    }

    private static void DeleteFilesOf(string path)
    {
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(path)!, Path.GetFileNameWithoutExtension(path) + ".*"))
        {
            File.Delete(file);
        }
    }

    private static ProcessIdentity? Process(string line)
    {
        try
        {
            return line.StartsWith('{') ? JsonSerializer.Deserialize<ProcessIdentity>(line) : null;
        }
        catch (JsonException)
        {
            // The host process was killed while it wrote the line.
            return null;
        }
    }
}
