using System.Diagnostics;

namespace Roundup.Engine.Processes;

// The resident size of processes, bytes.
internal static class ResidentMemory
{
    private const double MaxShareOfMachine = 0.75;

    // The memory that one process may use on this machine, bytes; the rest is for the other processes.
    public static long MaxPerProcess => (long)(GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MaxShareOfMachine);

    // The resident size; null where the process has ended or the system does not report the size.
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

    // The resident size of a process on Linux, by process id; null where the process has ended.
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
