using System.ComponentModel;
using System.Diagnostics;
using Roundup.Engine.Files;

namespace Roundup.Engine.Processes;

/// <summary>
/// Starts processes one at a time. A process inherits every inheritable handle that is open at its start, and a pipe does not end while
/// another process has inherited its end.
/// </summary>
internal static class ProcessLauncher
{
    /// <summary>The lock to hold from the creation of an inheritable handle until its process has started.</summary>
    public static Lock StartLock { get; } = new();

    /// <exception cref="IOException">No process can be started, because too many files are open or a disk is full.</exception>
    public static Process Start(ProcessStartInfo start)
    {
        try
        {
            lock (StartLock)
            {
                return Process.Start(start)!;
            }
        }
        catch (Win32Exception e) when (FileFault.OfMachine(e.Message) is { } fault)
        {
            throw new IOException($"{fault.Cause} : '{start.FileName}'", e);
        }
    }
}
