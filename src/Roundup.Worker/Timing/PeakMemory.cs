using System;
using System.Globalization;
using System.IO;

namespace Roundup.Worker;

/// <summary>The highest resident size of this process, from Linux's <c>/proc</c>: the runtime's own property is wrong there.</summary>
internal static class PeakMemory
{
    /// <summary>
    /// Collects garbage and gives its memory back, so that what the operation before left behind is not in the peak of the next.
    /// </summary>
    public static void GiveBack()
    {
#if NET
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
#else
        GC.Collect();
#endif
    }

    /// <summary>Starts anew from the present size. Returns the present peak, or null where the system has no such counter.</summary>
    public static long? Reset()
    {
        try
        {
            File.WriteAllText("/proc/self/clear_refs", "5");
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or NotSupportedException)
        {
            // Without the right to reset, the peak of the whole process stays.
        }

        return Bytes();
    }

    /// <summary>The peak, bytes; null where the system does not tell.</summary>
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
