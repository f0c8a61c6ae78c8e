using System.Globalization;

namespace Roundup.Worker.Timing;

// The peak resident size of this process, from /proc, because the property of the runtime is wrong on Linux.
internal static class PeakMemory
{
    // Collects garbage and returns its memory to the system, so that the peak of an operation does not include what the previous one left
    // behind.
    public static void GiveBack()
    {
#if NET
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
#else
        GC.Collect();
#endif
    }

    public static void Reset()
    {
        try
        {
            File.WriteAllText("/proc/self/clear_refs", "5");
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or NotSupportedException)
        {
            // Without permission to reset, the peak of the whole process remains.
        }
    }

    // The peak, bytes; null if the operating system does not report it.
    public static long? Bytes()
    {
        try
        {
            foreach (var line in File.ReadAllLines("/proc/self/status"))
            {
                if (line.StartsWith("VmHWM:", StringComparison.Ordinal))
                {
                    var number = line.Substring("VmHWM:".Length).Replace("kB", "").Trim();
                    return long.Parse(number, CultureInfo.InvariantCulture) * 1024;
                }
            }
        }
        catch (IOException)
        {
            // Not Linux.
        }

        return null;
    }
}
