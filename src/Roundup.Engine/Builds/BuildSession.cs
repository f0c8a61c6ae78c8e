using System.Text;
using System.Text.Json;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Builds;

// One build by one host process: its files, and the processes that it starts. The session's file lists these processes and is held open: if
// the host process is killed, the next build ends the processes, which would otherwise write to the same folders.
internal sealed class BuildSession : IDisposable
{
    private const string Ending = ".lock";

    private readonly FileStream _file;
    private readonly string _path;

    private BuildSession(FileStream file, string path, ProcessFamily family) => (_file, _path, Family) = (file, path, family);

    public ProcessFamily Family { get; }

    // Begins a build, after ending the processes of builds whose host process was killed.
    public static BuildSession Begin(RepositoryLayout layout)
    {
        Directory.CreateDirectory(layout.Builds);
        foreach (var abandoned in Directory.EnumerateFiles(layout.Builds, "*" + Ending))
        {
            EndProcessesOf(abandoned);
        }

        while (true)
        {
            var family = new ProcessFamily();
            var path = Path.Combine(layout.Builds, family.Mark + Ending);

            // Null where another build that is looking for abandoned sessions has opened the file first.
            if (ExclusiveFile.TryOpen(path) is { } file)
            {
                return new(file, path, family);
            }
        }
    }

    public string PathOf(string ending) => Path.ChangeExtension(_path, ending);

    public void Record(ProcessIdentity process)
    {
        lock (_file)
        {
            _file.Write(Encoding.UTF8.GetBytes(JsonSerializer.Serialize(process) + "\n"));
            _file.Flush();
        }
    }

    public void Dispose()
    {
        Family.End();
        _file.Dispose();
        DeleteFilesOf(_path);
    }

    private static void EndProcessesOf(string path)
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
