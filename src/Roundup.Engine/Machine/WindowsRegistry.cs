using System.Runtime.Versioning;
using Microsoft.Win32;

namespace Roundup.Engine.Machine;

/// <summary>What Windows reports in its registry.</summary>
[SupportedOSPlatform("windows")]
internal static class WindowsRegistry
{
    private const string Processor = @"HARDWARE\DESCRIPTION\System\CentralProcessor\0";
    private const string Firmware = @"HARDWARE\DESCRIPTION\System\BIOS";

    /// <summary>The processor's name as it reports it, or null.</summary>
    public static string? Cpu() => (Value(Processor, "ProcessorNameString") as string)?.Trim();

    /// <summary>The processor's nominal frequency, MHz, or null.</summary>
    public static double? MHz() => Value(Processor, "~MHz") is int number ? number : null;

    /// <summary>What the firmware calls the machine, vendor and product, or null.</summary>
    public static string? Product()
    {
        string?[] names = [Value(Firmware, "SystemManufacturer") as string, Value(Firmware, "SystemProductName") as string];
        return string.Join(' ', names.Where(name => !string.IsNullOrWhiteSpace(name))) is { Length: > 0 } product ? product : null;
    }

    private static object? Value(string path, string name)
    {
        using var key = Registry.LocalMachine.OpenSubKey(path);
        return key?.GetValue(name);
    }
}
