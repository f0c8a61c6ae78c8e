using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>
/// Starts processes, one at a time: a process inherits every inheritable handle that is open at that moment, and a pipe whose end lives on
/// in another process never ends.
/// </summary>
internal static class ProcessStart
{
    /// <summary>Held by whoever makes a handle to be inherited, until the process that it is for has started.</summary>
    public static Lock Held { get; } = new();

    /// <summary>Starts a process.</summary>
    /// <exception cref="System.ComponentModel.Win32Exception">It cannot be started.</exception>
    public static Process Start(ProcessStartInfo start)
    {
        lock (Held)
        {
            return Process.Start(start)!;
        }
    }
}
