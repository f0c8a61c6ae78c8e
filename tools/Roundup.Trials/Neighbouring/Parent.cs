using System.Runtime.InteropServices;

namespace Roundup.Trials.Neighbouring;

/// <summary>The process that started this one.</summary>
internal static partial class Parent
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(500);

    /// <summary>Completes when the parent has ended: the system then gives its children to another process. Linux and macOS.</summary>
    public static async Task EndedAsync(CancellationToken cancellation)
    {
        var first = getppid();
        using var timer = new PeriodicTimer(s_interval);
        while (getppid() == first)
        {
            await timer.WaitForNextTickAsync(cancellation).ConfigureAwait(false);
        }
    }

    [LibraryImport("libc")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int getppid();
}
