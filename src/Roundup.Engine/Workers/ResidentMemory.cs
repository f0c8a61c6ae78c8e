using System.Diagnostics;
using System.Globalization;

namespace Roundup.Engine.Workers;

/// <summary>The resident size of another process.</summary>
internal static class ResidentMemory
{
    /// <summary>Bytes; null where the process is gone or the system does not report it.</summary>
    public static long? Of(Process process)
    {
        try
        {
            if (OperatingSystem.IsLinux())
            {
                // Size, resident, shared, ... in pages.
                var fields = File.ReadAllText($"/proc/{process.Id}/statm").Split(' ');
                return long.Parse(fields[1], CultureInfo.InvariantCulture) * Environment.SystemPageSize;
            }

            process.Refresh();
            return process.WorkingSet64;
        }
        catch (Exception e) when (e is IOException or InvalidOperationException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
