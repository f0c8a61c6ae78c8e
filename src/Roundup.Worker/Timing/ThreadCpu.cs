using System.Runtime.InteropServices;

namespace Roundup.Worker.Timing;

// CPU time of the calling thread, and the processor that it is pinned to. Null if the operating system does not report a time.
internal static class ThreadCpu
{
    // Length of a mask for 1 024 processors, the default of Linux.
    private const int MaskWords = 16;

    private static readonly bool s_linux = RuntimeInformation.IsOSPlatform(OSPlatform.Linux);
    private static readonly bool s_mac = RuntimeInformation.IsOSPlatform(OSPlatform.OSX);

    // Why TimeNs is null; null if it is not.
    public static string? Missing => TimeNs() is null ? "no per-thread CPU clock of fine resolution on this system" : null;

    // Windows counts thread time in steps of the timer interrupt (15.6 ms), which is longer than a batch.
    public static double? TimeNs() => Read(s_linux ? 3 : s_mac ? 16 : -1);

    public static double? ProcessTimeNs() => Read(s_linux ? 2 : s_mac ? 12 : -1);

    // The processor that the last call of Pin pinned a thread to; null if it did not.
    public static int? PinnedTo { get; private set; }

    // Pins this thread to one processor. Returns whether the operating system did so.
    public static bool Pin(int cpu)
    {
        var pinned = TryPin(cpu);
        PinnedTo = pinned ? cpu : null;
        return pinned;
    }

    private static double? Read(int clock) =>
        clock >= 0 && clock_gettime(clock, out var time) == 0 ? (time.Seconds * 1e9) + time.Nanoseconds : null;

    private static bool TryPin(int cpu)
    {
        if (s_linux)
        {
            // One bit for each processor.
            var mask = new ulong[MaskWords];
            mask[cpu / 64] = 1UL << (cpu % 64);
            return sched_setaffinity(0, new UIntPtr((uint)(mask.Length * sizeof(ulong))), mask) == 0;
        }

        return RuntimeInformation.IsOSPlatform(OSPlatform.Windows)
            && cpu < IntPtr.Size * 8
            && SetThreadAffinityMask(GetCurrentThread(), new UIntPtr(1UL << cpu)) != UIntPtr.Zero;
    }

    [DllImport("libc")]
    private static extern int clock_gettime(int clock, out TimeSpec time);

    [DllImport("libc")]
    private static extern int sched_setaffinity(int thread, UIntPtr size, ulong[] mask);

    [DllImport("kernel32")]
    private static extern IntPtr GetCurrentThread();

    [DllImport("kernel32")]
    private static extern UIntPtr SetThreadAffinityMask(IntPtr thread, UIntPtr mask);

    [StructLayout(LayoutKind.Sequential)]
    private struct TimeSpec
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
