using System.Runtime.InteropServices;

namespace Roundup.Serializers;

/// <summary>Calls past .NET, and the numbers of signals on Linux.</summary>
internal static class Libc
{
    public const int User1 = 10;
    public const int Terminate = 15;
    public const int Stop = 19;

    /// <summary>Sends a signal to this process, and waits for what comes of it.</summary>
    public static void Signal(int signal)
    {
        _ = kill(Environment.ProcessId, signal);
        Thread.Sleep(Timeout.Infinite);
    }

    [DllImport("libc")]
    public static extern int close(int file);

    [DllImport("libc")]
    public static extern nint write(int file, byte[] bytes, nint count);

    [DllImport("libc")]
    public static extern nint read(int file, byte[] bytes, nint count);

    [DllImport("libc")]
    public static extern int kill(int process, int signal);

    [DllImport("libc")]
    public static extern void _exit(int code);
}
