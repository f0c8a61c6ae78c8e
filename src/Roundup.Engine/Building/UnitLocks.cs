using System.Globalization;
using System.Text;
using Roundup.Engine.Files;

namespace Roundup.Engine.Building;

/// <summary>
/// Units that this process builds or looks at. Another process that builds in the same repository waits for those that it needs itself, and
/// for no others.
/// </summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="waiting">Called once before a wait, with the unit and its holder.</param>
internal sealed class UnitLocks(Layout layout, Action<string, string> waiting) : IDisposable
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(200);

    private readonly Dictionary<string, FileStream> _held = [];

    /// <summary>
    /// Takes a unit; waits where another process has it. Several are taken in the order of their names, so that two processes never wait
    /// for each other.
    /// </summary>
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
            await Task.Delay(s_poll, cancellation).ConfigureAwait(false);
            file = ExclusiveFile.TryOpen(path);
        }

        file.SetLength(0);
        file.Write(Encoding.UTF8.GetBytes(Environment.ProcessId.ToString(CultureInfo.InvariantCulture)));
        file.Flush();
        _held.Add(unit, file);
    }

    /// <summary>Gives a unit back.</summary>
    public void Release(string unit)
    {
        if (_held.Remove(unit, out var file))
        {
            file.SetLength(0);
            file.Dispose();
        }
    }

    /// <summary>Gives all units back.</summary>
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
