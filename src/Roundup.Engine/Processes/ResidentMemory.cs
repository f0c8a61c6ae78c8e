using System.Diagnostics;
using System.Globalization;

namespace Roundup.Engine.Processes;

/// <summary>The resident size of other processes.</summary>
internal static class ResidentMemory
{
    private const double MostOfMachine = 0.75;

    /// <summary>The most that one process may use on this machine, bytes: the others go on.</summary>
    public static long Most => (long)(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MostOfMachine);

    /// <summary>Bytes; null where the process is gone or the system does not report it.</summary>
    public static long? Of(Process process)
    {
        try
        {
            if (OperatingSystem.IsLinux())
            {
                return Of(process.Id);
            }

            process.Refresh();
            return process.WorkingSet64;
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }

    /// <summary>The same on Linux, by the id of the process.</summary>
    public static long? Of(int process)
    {
        try
        {
            // Size, resident, shared, ... in pages.
            var fields = File.ReadAllText($"/proc/{process}/statm").Split(' ');
            return long.Parse(fields[1], CultureInfo.InvariantCulture) * Environment.SystemPageSize;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
