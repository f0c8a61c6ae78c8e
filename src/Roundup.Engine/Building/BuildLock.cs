using System.Globalization;
using System.Text;
using System.Text.Json;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>
/// One build at a time in a repository. The file that is held names the processes of the build: if the host process was killed, the next
/// holder ends them, since they would write beside it.
/// </summary>
internal sealed class BuildLock : IDisposable
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(200);

    private readonly FileStream _file;

    private BuildLock(FileStream file) => _file = file;

    /// <summary>What all processes of the build are told by.</summary>
    public ProcessFamily Family { get; } = new();

    /// <summary>Takes the lock; waits where another process holds it.</summary>
    /// <param name="layout">The folders of the repository.</param>
    /// <param name="waiting">Called once, before a wait, with who holds it.</param>
    /// <param name="cancellation">Ends the wait.</param>
    public static async Task<BuildLock> TakeAsync(Layout layout, Action<string> waiting, CancellationToken cancellation)
    {
        Directory.CreateDirectory(layout.Artifacts);
        var path = Path.Combine(layout.Artifacts, "build.lock");
        var file = ExclusiveFile.TryOpen(path);
        if (file is null)
        {
            waiting(Holder(path));
        }

        while (file is null)
        {
            await Task.Delay(s_poll, cancellation).ConfigureAwait(false);
            file = ExclusiveFile.TryOpen(path);
        }

        var held = new BuildLock(file);
        held.EndThoseLeft();
        held.Write(string.Create(CultureInfo.InvariantCulture, $"{Environment.ProcessId} {held.Family.Mark}"));
        return held;
    }

    /// <summary>Writes a process of the build down.</summary>
    public void Remember(ProcessIdentity process)
    {
        lock (_file)
        {
            Write(JsonSerializer.Serialize(process));
        }
    }

    /// <summary>Ends what is left of the build, and gives the lock back.</summary>
    public void Dispose()
    {
        Family.End();
        _file.SetLength(0);
        _file.Dispose();
    }

    private static string Holder(string path) =>
        ExclusiveFile.Read(path).Split(' ')[0] is { Length: > 0 } id && id.All(char.IsAsciiDigit)
            ? $"another roundup (process {id})"
            : "another roundup";

    private void EndThoseLeft()
    {
        using var reader = new StreamReader(_file, leaveOpen: true);
        var lines = reader.ReadToEnd().Split('\n');
        ProcessIdentity.EndAll([.. lines.Skip(1).Select(Process).OfType<ProcessIdentity>()]);
        if (lines[0].Split(' ') is [_, var mark])
        {
            ProcessFamily.End([mark]);
        }

        _file.SetLength(0);
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

    private void Write(string line)
    {
        _file.Write(Encoding.UTF8.GetBytes(line + "\n"));
        _file.Flush();
    }
}
