namespace Roundup.Cli.Tests.Machine;

public class MachineReaderTests
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

    [Theory]
    [InlineData("Max open files            64                   4096                 files     ", 4096)]
    [InlineData("Max open files            1024                 unlimited            files     ", null)]
    [InlineData("", null)]
    public void The_files_that_can_be_open_are_those_of_the_hard_limit(string line, int? most)
    {
        using var root = new TempFolder();
        root.Write("proc/self/limits", "Limit                     Soft Limit           Hard Limit           Units     \n" + line + "\n");

        new LinuxFiles(root.Path).MostOpenFiles().ShouldBe(most);
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
    public void The_timed_processor_has_a_frequency_with_limits_and_siblings()
    {
        using var root = new TempFolder();
        root.Write("proc/cpuinfo", "processor\t: 0\ncpu MHz\t\t: 800.1\n\nprocessor\t: 3\ncpu MHz\t\t: 2596.096\n");
        root.Write("sys/devices/system/cpu/cpu3/cpufreq/scaling_cur_freq", "1234567\n");
        root.Write("sys/devices/system/cpu/cpu3/cpufreq/scaling_min_freq", "800000\n");
        root.Write("sys/devices/system/cpu/cpu3/cpufreq/scaling_max_freq", "4700000\n");
        root.Write("sys/devices/system/cpu/cpu3/topology/thread_siblings_list", "1,3\n");
        var processor = new LinuxFiles(root.Path).Processor(3);

        processor.Number.ShouldBe(3);
        processor.MHz!.Value.ShouldBe(1234.567, 1e-9);
        processor.MinMHz.ShouldBe(800);
        processor.MaxMHz.ShouldBe(4700);
        processor.Siblings.ShouldBe([1]);
    }

    [Fact]
    public void Without_cpufreq_the_frequency_is_that_of_cpuinfo_and_its_limits_are_not_known()
    {
        using var root = new TempFolder();
        root.Write("proc/cpuinfo", "processor\t: 0\ncpu MHz\t\t: 800.1\n\nprocessor\t: 1\ncpu MHz\t\t: 2596.096\n");
        root.Write("sys/devices/system/cpu/smt/active", "0\n");
        var processor = new LinuxFiles(root.Path).Processor(1);

        processor.MHz.ShouldBe(2596.096);
        processor.MinMHz.ShouldBeNull();
        processor.MaxMHz.ShouldBeNull();
        processor.Siblings.ShouldBe([]);
    }

    [Fact]
    public void Two_threads_of_a_core_are_also_written_as_a_range()
    {
        using var root = new TempFolder();
        root.Write("sys/devices/system/cpu/cpu1/topology/thread_siblings_list", "0-1\n");
        new LinuxFiles(root.Path).Processor(1).Siblings.ShouldBe([0]);
    }

    [Fact]
    public void What_is_not_told_of_a_processor_is_null()
    {
        using var root = new TempFolder();
        var processor = new LinuxFiles(root.Path).Processor(0);

        processor.ShouldBe(new TimedProcessor { Number = 0 });
    }

    [Theory]
    [InlineData("flags\t\t: fpu vme hypervisor lahf_lm", true)]
    [InlineData("flags\t\t: fpu vme lahf_lm", false)]
    [InlineData("Features\t: fp asimd", null)]
    public void Whether_there_is_a_hypervisor_is_a_flag_of_the_processor(string line, bool? present)
    {
        using var root = new TempFolder();
        root.Write("proc/cpuinfo", $"processor\t: 0\n{line}\n");
        new LinuxFiles(root.Path).UnderHypervisor().ShouldBe(present);
    }

    [Fact]
    public void The_firmware_names_vendor_and_product()
    {
        using var root = new TempFolder();
        new LinuxFiles(root.Path).Product().ShouldBeNull();
        root.Write("sys/class/dmi/id/sys_vendor", "Amazon EC2\n");
        root.Write("sys/class/dmi/id/product_name", "m7i.large\n");
        new LinuxFiles(root.Path).Product().ShouldBe("Amazon EC2 m7i.large");
    }

    [Theory]
    [InlineData(true, "KVMKVMKVM", null, "KVM")]
    [InlineData(true, "KVMKVMKVM", "Amazon EC2 m7i.large", "KVM (Amazon EC2 m7i.large)")]
    [InlineData(true, "Own Hv", null, "Own Hv")]
    [InlineData(true, null, "Amazon EC2 m7i.large", "Amazon EC2 m7i.large")]
    [InlineData(true, "", null, "present, without a name")]
    [InlineData(false, null, "Dell Inc. PowerEdge", "none")]
    [InlineData(null, null, "QEMU QEMU Virtual Machine", "QEMU QEMU Virtual Machine")]
    [InlineData(null, null, "Raspberry Pi 4", null)]
    [InlineData(null, null, null, null)]
    public void A_hypervisor_has_a_name(bool? present, string? signature, string? product, string? name) =>
        Virtualization.Describe(present, signature, product).ShouldBe(name);

    [Fact]
    public void The_stolen_share_is_of_all_time_between_two_readings()
    {
        var earlier = ProcessorTimes.Parse("cpu  100 0 100 800 0 0 0 10 50 0\ncpu0 1 1 1 1 1 1 1 1 1 1\n");
        var later = ProcessorTimes.Parse("cpu  150 0 120 1700 10 0 0 30 90 0\n");
        var first = ProcessorTimes.Between(earlier, later);

        first.ShouldBe(new ProcessorTimes(20, 1000));
        first!.StolenShare.ShouldBe(0.02);
        ProcessorTimes.Sum(first, new(60, 1000))!.StolenShare.ShouldBe(0.04);
        ProcessorTimes.Sum(null, first).ShouldBe(first);
        ProcessorTimes.Sum(first, null).ShouldBe(first);
    }

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("cpu  100 0 100 800\n")]
    [InlineData("cpu  100 0 100 800 0 0 0 x\n")]
    public void A_system_without_steal_has_no_share(string? text)
    {
        var times = ProcessorTimes.Parse(text);

        times.ShouldBeNull();
        ProcessorTimes.Between(times, new(1, 2)).ShouldBeNull();
        new ProcessorTimes(0, 0).StolenShare.ShouldBeNull();
    }

    [Fact]
    public void This_machine_has_processors_and_memory()
    {
        var machine = MachineReader.Read();

        machine.LogicalCpus.ShouldBe(Environment.ProcessorCount);
        machine.MemoryBytes.ShouldBeGreaterThan(100_000_000);
        machine.Timed!.Number.ShouldBeInRange(0, 4095);
        machine.Os.ShouldNotBeNullOrWhiteSpace();
        machine.Architecture.ShouldNotBeNullOrWhiteSpace();
    }
}
