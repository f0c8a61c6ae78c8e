using System.Runtime.InteropServices;
using Roundup.Results;

namespace Roundup.Worker.Timing;

// What the scheduler of Linux reports about the measuring thread, which is the first thread that reads it.
internal static class ThreadScheduling
{
    private const int RusageThread = 1;
    private const int Fields = 18;
    private const int VoluntarySwitches = 16;
    private static readonly LinuxFile s_schedstat = new("/proc/thread-self/schedstat");
    private static readonly long[] s_usage = new long[Fields];

    public static bool IsKnown => s_schedstat.Read() > 0;

    // Writes the current counters to values; leaves unknown ones unchanged.
    public static void Read(double?[] values)
    {
        values[BatchQuantities.RunDelayNs.Place] = RunDelayNs(s_schedstat);

        if (RuntimeInformation.IsOSPlatform(OSPlatform.Linux) && IntPtr.Size == 8 && getrusage(RusageThread, s_usage) == 0)
        {
            values[BatchQuantities.VoluntarySwitches.Place] = s_usage[VoluntarySwitches];
        }
    }

    // How long a thread has waited for a processor so far, ns; null if the file cannot be read.
    public static long? RunDelayNs(LinuxFile schedstat)
    {
        if (schedstat.Read() <= 0)
        {
            return null;
        }

        // The file has the time on a processor, the time of waiting for one, and the number of time slices.
        var place = 0;
        LinuxFile.Number(schedstat.Bytes, ref place);
        return LinuxFile.Number(schedstat.Bytes, ref place);
    }

    // struct rusage of 64-bit Linux: two times of two words each, then 14 words.
    [DllImport("libc")]
    private static extern int getrusage(int who, [In, Out] long[] usage);
}
