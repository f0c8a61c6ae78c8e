using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Machine;

internal static class MachineReader
{
    // Reads the machine, except the SDK, which the engine reads when it builds.
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
        Timed = Timed(Processors.Timed),
        Hypervisor = Hypervisor(),
    };

    private static TimedProcessor Timed(int number)
    {
        double? MHz(string name) => LinuxFiles.FirstNumber(Output("sysctl", "-n", name)) / 1e6;
        return OperatingSystem.IsLinux() ? new LinuxFiles("/").Processor(number)
            : OperatingSystem.IsMacOS() ? new()
            {
                // macOS pins no thread. Only processors of Intel, which have two threads a core, report these three frequencies.
                Number = number,
                MHz = MHz("hw.cpufrequency"),
                MinMHz = MHz("hw.cpufrequency_min"),
                MaxMHz = MHz("hw.cpufrequency_max"),
                Siblings = PhysicalCores() == Environment.ProcessorCount ? [] : null,
            }
            : OperatingSystem.IsWindows() ? new() { Number = number, MaxMHz = WindowsRegistry.MHz() }
            : new() { Number = number };
    }

    private static string? Hypervisor()
    {
        if (OperatingSystem.IsMacOS())
        {
            var answer = Output("sysctl", "-n", "kern.hv_vmm_present");
            bool? present = answer is "0" or "1" ? answer == "1" : null;
            return Virtualization.Describe(present, null, Output("sysctl", "-n", "hw.model"));
        }

        var files = OperatingSystem.IsLinux() ? new LinuxFiles("/") : null;
        return Virtualization.Describe(
            files?.UnderHypervisor() ?? Virtualization.Present,
            Virtualization.Signature,
            files?.Product() ?? (OperatingSystem.IsWindows() ? WindowsRegistry.Product() : null));
    }

    private static string? Cpu() =>
        OperatingSystem.IsLinux() ? new LinuxFiles("/").Cpu()
        : OperatingSystem.IsMacOS() ? Output("sysctl", "-n", "machdep.cpu.brand_string")
        : OperatingSystem.IsWindows() ? WindowsRegistry.Cpu() ?? Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER")
        : null;

    private static int? PhysicalCores() =>
        OperatingSystem.IsLinux() ? new LinuxFiles("/").PhysicalCores()
        : OperatingSystem.IsMacOS() ? (int?)LinuxFiles.FirstNumber(Output("sysctl", "-n", "hw.physicalcpu"))
        : null;

    private static string? Vectors() =>
        Avx512F.IsSupported ? "AVX-512"
        : Avx2.IsSupported ? "AVX2"
        : Sse42.IsSupported ? "SSE4.2"
        : AdvSimd.IsSupported ? "AdvSimd"
        : null;

    private static double? Load() =>
        OperatingSystem.IsLinux() ? new LinuxFiles("/").Load()
        : OperatingSystem.IsMacOS() ? LinuxFiles.FirstNumber(Output("sysctl", "-n", "vm.loadavg")?.TrimStart('{', ' '))
        : null;

    // The first line of a tool's output; null where the tool is missing, fails or takes longer than 5 s.
    private static string? Output(string tool, params IReadOnlyList<string> arguments)
    {
        try
        {
            var options = new WatchOptions(TimeSpan.FromSeconds(5));
            var running = WatchedProcess.RunAsync(new ProcessStartInfo(tool, arguments), options, CancellationToken.None);
            var end = running.GetAwaiter().GetResult();
            return end is { Exceeded: ExceededLimit.None, ExitCode: 0 } ? end.Output.Split('\n')[0].Trim() : null;
        }
        catch (Win32Exception)
        {
            return null;
        }
    }
}
