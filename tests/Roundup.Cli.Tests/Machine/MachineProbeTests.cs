using Roundup.Engine.Machine;
using Roundup.Tests.Support;
using Shouldly;
using Xunit;

namespace Roundup.Cli.Tests.Machine;

public class MachineProbeTests
{
    [Fact]
    public void Reads_what_Linux_tells()
    {
        using var root = new TempFolder();
        root.Write("proc/cpuinfo", "processor\t: 0\nmodel name\t: Some CPU: 4 GHz\n\nprocessor\t: 1\nmodel name\t: Other\n");
        root.Write("proc/loadavg", "0.75 0.50 0.25 1/104 5759\n");
        root.Write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        var files = new LinuxFiles(root.Path);

        files.Cpu().ShouldBe("Some CPU: 4 GHz");
        files.PhysicalCores().ShouldBeNull();
        files.Load().ShouldBe(0.75);
        files.Governor().ShouldBe("powersave");
    }

    [Fact]
    public void A_physical_core_is_counted_once_however_many_threads_it_has()
    {
        using var root = new TempFolder();
        string Processor(int number, int package, int core) => $"processor\t: {number}\nphysical id\t: {package}\ncore id\t\t: {core}\n\n";
        root.Write("proc/cpuinfo", Processor(0, 0, 0) + Processor(1, 0, 0) + Processor(2, 0, 1) + Processor(3, 1, 0));
        new LinuxFiles(root.Path).PhysicalCores().ShouldBe(3);
    }

    [Fact]
    public void What_is_not_told_is_null()
    {
        using var root = new TempFolder();
        root.Write("proc/loadavg", "");
        var files = new LinuxFiles(root.Path);

        files.Cpu().ShouldBeNull();
        files.Load().ShouldBeNull();
        files.Governor().ShouldBeNull();
    }

    [Fact]
    public void This_machine_has_processors_and_memory()
    {
        var machine = MachineProbe.Read();

        machine.LogicalCpus.ShouldBe(Environment.ProcessorCount);
        machine.MemoryBytes.ShouldBeGreaterThan(100_000_000);
        machine.Os.ShouldNotBeNullOrWhiteSpace();
        machine.Architecture.ShouldNotBeNullOrWhiteSpace();
    }
}
