using System.Runtime.Versioning;
using Microsoft.Win32;

namespace Roundup.Engine.Machine;

/// <summary>What Windows reports in its registry.</summary>
[SupportedOSPlatform("windows")]
internal static class WindowsRegistry
{
    /// <summary>The processor's name as it reports it, or null.</summary>
    public static string? Cpu()
    {
        using var key = Registry.LocalMachine.OpenSubKey(@"HARDWARE\DESCRIPTION\System\CentralProcessor\0");
        return (key?.GetValue("ProcessorNameString") as string)?.Trim();
    }
}
