using System.Runtime.InteropServices;

namespace Roundup.Trials.Soak.Processes;

/// <summary>Signals, by their numbers on Linux.</summary>
internal static partial class Signals
{
    public const int Interrupt = 2;
    public const int Kill = 9;
    public const int Terminate = 15;
    public const int Stop = 19;

    /// <summary>Sends a signal to a process.</summary>
    /// <returns>Whether there was such a process.</returns>
    public static bool Send(int process, int signal) => kill(process, signal) == 0;

    [LibraryImport("libc")]
    private static partial int kill(int process, int signal);
}
