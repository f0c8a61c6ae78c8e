using System;
using System.Globalization;
using System.Runtime.InteropServices;

namespace Roundup.Worker;

/// <summary>What the system knows of the calling thread: its priority, and the processors that it may use.</summary>
internal static class ThreadSettings
{
    private const int OfThisThread = 0;
    private static readonly bool s_linux = RuntimeInformation.IsOSPlatform(OSPlatform.Linux);
    private static readonly bool s_windows = RuntimeInformation.IsOSPlatform(OSPlatform.Windows);

    /// <summary>Linux: the thread's nice value; Windows: the priority class of the process; null elsewhere.</summary>
    public static int? Priority() =>
        s_linux ? getpriority(OfThisThread, OfThisThread) : s_windows ? GetPriorityClass(GetCurrentProcess()) : null;

    /// <summary>The processors that the thread may use, as a text; null where it is not known.</summary>
    public static string? Affinity()
    {
        var mask = new ulong[ThreadCpu.MaskWords];
        var size = new UIntPtr(ThreadCpu.MaskWords * sizeof(ulong));
        return s_linux && sched_getaffinity(OfThisThread, size, mask) >= 0 ? Text(mask) : null;
    }

    /// <summary>The same for a thread that is held on one processor.</summary>
    public static string? AffinityTo(int processor) => s_linux ? Text(ThreadCpu.MaskOf(processor)) : null;

    private static string Text(ulong[] mask) =>
        string.Join(" ", Array.ConvertAll(mask, word => word.ToString("x", CultureInfo.InvariantCulture)));

    [DllImport("libc")]
    private static extern int getpriority(int which, int who);

    [DllImport("libc")]
    private static extern int sched_getaffinity(int thread, UIntPtr size, [Out] ulong[] mask);

    [DllImport("kernel32")]
    private static extern IntPtr GetCurrentProcess();

    [DllImport("kernel32")]
    private static extern int GetPriorityClass(IntPtr process);
}
