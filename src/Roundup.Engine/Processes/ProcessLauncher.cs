using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>
/// Starts processes one at a time. A process inherits every inheritable handle that is open at its start, and a pipe does not end while
/// another process has inherited its end.
/// </summary>
internal static class ProcessLauncher
{
    /// <summary>The lock to hold from the creation of an inheritable handle until its process has started.</summary>
    public static Lock StartLock { get; } = new();

    /// <exception cref="System.ComponentModel.Win32Exception">The process cannot be started.</exception>
    public static Process Start(ProcessStartInfo start)
    {
        lock (StartLock)
        {
            return Process.Start(start)!;
        }
    }
}
