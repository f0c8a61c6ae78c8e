namespace Roundup.Reporting.Tests;

public class MachineTextTests
{
    private static readonly MachineInfo s_unknown =
        new() { Os = "os", Architecture = "x64", Cpu = "cpu", LogicalCpus = 2, MemoryBytes = 1 };
    private static readonly MachineInfo s_real = s_unknown with
    {
        Hypervisor = MachineInfo.NoHypervisor,
        Timed = new() { Number = 3, MHz = 800.4, MinMHz = 400, MaxMHz = 4_700, Siblings = [1] },
        StealShare = 0,
    };

    private static readonly MachineInfo s_virtual = s_unknown with
    {
        Hypervisor = "KVM",
        Timed = new() { Number = 1, MHz = 2_596.1, Siblings = [] },
        StealShare = 0,
    };

    [Fact]
    public void What_an_old_file_does_not_have_is_not_known()
    {
        MachineText.Frequency(s_unknown).ShouldBeNull();
        MachineText.Smt(s_unknown).ShouldBeNull();
        MachineText.Steal(s_unknown).ShouldBeNull();
        MachineText.Frequency(s_unknown with { Timed = new() { Number = 1 } }).ShouldBeNull();
        MachineText.Smt(s_unknown with { Timed = new() { Number = 1 } }).ShouldBeNull();
    }

    [Fact]
    public void A_frequency_has_limits()
    {
        MachineText.Frequency(s_real).ShouldBe(
            "800 MHz before the start, limits 400 to 4,700 MHz (processor 3, on which batches are timed)");
        MachineText.Frequency(s_real with { Timed = new() { Number = 0, MaxMHz = 3_000 } })
            .ShouldBe("not known before the start, at most 3,000 MHz (processor 0, on which batches are timed)");
    }

    [Fact]
    public void A_shared_core_is_named() => MachineText.Smt(s_real).ShouldBe(
        "2 threads per core; processor 3, on which batches are timed, shares its core with 1");

    [Fact]
    public void A_virtual_machine_says_nothing_about_its_host()
    {
        MachineText.Frequency(s_virtual)!.ShouldEndWith("limits not known (processor 1, on which batches are timed); "
            + "as the virtual machine sees it");
        MachineText.Smt(s_virtual).ShouldBe(
            "1 thread per core; as the virtual machine sees it: the host may run other work on the same core");
        MachineText.Steal(s_virtual).ShouldBe("0 % (or the hypervisor does not report it)");
    }

    [Fact]
    public void Steal_is_a_share_of_the_time()
    {
        MachineText.Steal(s_real)!.ShouldStartWith("0 % of the processors' time");
        MachineText.Steal(s_virtual with { StealShare = 0.0234 })!.ShouldStartWith("2.3 % of");
    }
}
