using Roundup.Cli.Tests.Support;
using Roundup.Engine.Machine;
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
        files.Load().ShouldBe(0.75);
        files.Governor().ShouldBe("powersave");
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
