using System.Runtime.Versioning;
using Microsoft.Win32;

namespace Roundup.Engine.Machine;

/// <summary>Reads facts about the machine from the registry of Windows; null where a value is missing.</summary>
[SupportedOSPlatform("windows")]
internal static class WindowsRegistry
{
    private const string Processor = @"HARDWARE\DESCRIPTION\System\CentralProcessor\0";
    private const string Firmware = @"HARDWARE\DESCRIPTION\System\BIOS";

    public static string? Cpu() => (Value(Processor, "ProcessorNameString") as string)?.Trim();

    /// <summary>The nominal frequency of the processor.</summary>
    public static double? MHz() => Value(Processor, "~MHz") is int number ? number : null;

    /// <summary>The vendor and product in the firmware.</summary>
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
