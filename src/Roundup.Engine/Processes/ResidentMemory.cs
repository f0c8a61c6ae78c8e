using System.Diagnostics;

namespace Roundup.Engine.Processes;

/// <summary>The resident size of processes, bytes.</summary>
internal static class ResidentMemory
{
    private const double MaxShareOfMachine = 0.75;

    /// <summary>The memory that one process may use on this machine, bytes; the rest is for the other processes.</summary>
    public static long MaxPerProcess => (long)(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MaxShareOfMachine);

    /// <summary>The resident size; null where the process has ended or the system does not report the size.</summary>
    public static long? Read(Process process)
    {
        try
        {
            if (OperatingSystem.IsLinux())
            {
                return Read(process.Id);
            }

            process.Refresh();
            return process.WorkingSet64;
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }

    /// <summary>The resident size of a process on Linux, by process id; null where the process has ended.</summary>
    public static long? Read(int process)
    {
        try
        {
            // The fields are size, resident, shared, ... in pages.
            var fields = File.ReadAllText($"/proc/{process}/statm").Split(' ');
            return long.Parse(fields[1], CultureInfo.InvariantCulture) * Environment.SystemPageSize;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
