using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;
using Roundup.Results;

namespace Roundup.Engine.Machine;

/// <summary>Reads properties of this machine in a few milliseconds, without any package.</summary>
public static class MachineProbe
{
    /// <summary>Reads the machine. The SDK is left empty: the engine reads it when it builds.</summary>
    public static MachineInfo Read() => new()
    {
        Os = RuntimeInformation.OSDescription.Trim(),
        Architecture = RuntimeInformation.OSArchitecture.ToString().ToLowerInvariant(),
        Cpu = Cpu() ?? "unknown",
        LogicalCpus = Environment.ProcessorCount,
        PhysicalCores = PhysicalCores(),
        Vectors = Vectors(),
        HostRuntime = RuntimeInformation.FrameworkDescription,
        MemoryBytes = GC.GetGCMemoryInfo().TotalAvailableMemoryBytes,
        Governor = OperatingSystem.IsLinux() ? new LinuxFiles("/").Governor() : null,
        LoadBefore = Load(),
    };

    private static string? Cpu() =>
        OperatingSystem.IsLinux() ? new LinuxFiles("/").Cpu()
        : OperatingSystem.IsMacOS() ? ToolOutput.FirstLine("sysctl", "-n", "machdep.cpu.brand_string")
        : OperatingSystem.IsWindows() ? WindowsRegistry.Cpu() ?? Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER")
        : null;

    private static int? PhysicalCores() =>
        OperatingSystem.IsLinux() ? new LinuxFiles("/").PhysicalCores()
        : OperatingSystem.IsMacOS() ? (int?)LinuxFiles.FirstNumber(ToolOutput.FirstLine("sysctl", "-n", "hw.physicalcpu"))
        : null;

    private static string? Vectors() =>
        Avx512F.IsSupported ? "AVX-512"
        : Avx2.IsSupported ? "AVX2"
        : Sse42.IsSupported ? "SSE4.2"
        : AdvSimd.IsSupported ? "AdvSimd"
        : null;

    private static double? Load() =>
        OperatingSystem.IsLinux() ? new LinuxFiles("/").Load()
        : OperatingSystem.IsMacOS() ? LinuxFiles.FirstNumber(ToolOutput.FirstLine("sysctl", "-n", "vm.loadavg")?.TrimStart('{', ' '))
        : null;
}
