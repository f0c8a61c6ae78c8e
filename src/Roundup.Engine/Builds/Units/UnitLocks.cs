using System.Text;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Units;

// The units that this process is building or checking. Another process that builds in the same repository waits only for the units that it
// needs itself.
// waiting: called once before a wait, with the unit and its holder.
internal sealed class UnitLocks(RepositoryLayout layout, Action<string, string> waiting) : IDisposable
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(200);

    private readonly Dictionary<string, FileStream> _held = [];

    // Locks a unit; waits while another process holds the lock. Callers lock several units in the order of their names, so that two
    // processes never wait for each other.
    public async Task TakeAsync(string unit, CancellationToken cancellation)
    {
        var path = layout.LockOf(unit);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        var file = ExclusiveFile.TryOpen(path);
        if (file is null)
        {
            waiting(unit, Holder(path));
        }

        while (file is null)
        {
            await Task.Delay(s_poll, cancellation);
            file = ExclusiveFile.TryOpen(path);
        }

        file.SetLength(0);
        file.Write(Encoding.UTF8.GetBytes(Environment.ProcessId.ToString(CultureInfo.InvariantCulture)));
        file.Flush();
        _held.Add(unit, file);
    }

    public void Release(string unit)
    {
        if (_held.Remove(unit, out var file))
        {
            file.SetLength(0);
            file.Dispose();
        }
    }

    public void Dispose()
    {
        foreach (var unit in _held.Keys.ToList())
        {
            Release(unit);
        }
    }

    private static string Holder(string path) =>
        ExclusiveFile.Read(path) is { Length: > 0 } id && id.All(char.IsAsciiDigit)
            ? $"another roundup (process {id})"
            : "another roundup";
}
