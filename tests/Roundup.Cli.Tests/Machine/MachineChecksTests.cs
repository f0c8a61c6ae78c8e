namespace Roundup.Cli.Tests.Machine;

public class MachineChecksTests
{
    private static readonly MachineInfo s_quiet = new()
    {
        Os = "os",
        Architecture = "x64",
        Cpu = "cpu",
        LogicalCpus = 2,
        MemoryBytes = 1,
        LoadBefore = 0.1,
        Governor = "performance",
    };
    private static readonly HostState s_release = new(DebuggerAttached: false, DebugBuild: false);

    public static TheoryData<MachineInfo, HostState, NoticeCode[]> Cases => new()
    {
        { s_quiet, s_release, [] },
        { s_quiet with { LoadBefore = null, Governor = null }, s_release, [] },
        { s_quiet, new HostState(true, true), [NoticeCode.DebuggerAttached, NoticeCode.DebugBuild] },
        { s_quiet with { LoadBefore = 9 }, s_release with { OtherPrograms = 0.02 }, [] },
        { s_quiet, s_release with { OtherPrograms = 0.5 }, [] },
        { s_quiet, s_release with { OtherPrograms = 0.51 }, [NoticeCode.OtherPrograms] },
        { s_quiet with { LogicalCpus = 16 }, s_release with { OtherPrograms = 4 }, [] },
        { s_quiet with { LogicalCpus = 16 }, s_release with { OtherPrograms = 4.1 }, [NoticeCode.OtherPrograms] },
        { s_quiet with { LogicalCpus = 1 }, s_release, [NoticeCode.OneCpu] },
        { s_quiet with { Timed = new() { Number = 1 } }, s_release, [] },
        { s_quiet with { Timed = new() { Number = 1, Siblings = [] } }, s_release, [] },
        { s_quiet with { Timed = new() { Number = 1, Siblings = [0] } }, s_release, [NoticeCode.SharedCore] },
        { s_quiet with { Governor = "powersave" }, s_release, [NoticeCode.LowPowerGovernor] },
    };

    [Theory]
    [MemberData(nameof(Cases))]
    public void Warns_of_what_spoils_numbers(MachineInfo machine, HostState host, NoticeCode[] expected) =>
        MachineChecks.BeforeRun(machine, host).Select(n => n.Code).ShouldBe(expected);

    [Fact]
    public void A_warning_says_the_cause_in_figures() =>
        NoticeCatalogue.Text(MachineChecks.BeforeRun(s_quiet, s_release with { OtherPrograms = 1.53 })[0])
            .ShouldStartWith("Other programs used 1.5 of 2 processors in the second before the start.");

    [Fact]
    public void A_shared_core_is_named() =>
        NoticeCatalogue.Text(MachineChecks.BeforeRun(s_quiet with { Timed = new() { Number = 7, Siblings = [3, 11] } }, s_release)[0])
            .ShouldStartWith("Processor 7, on which batches are timed, shares its core with 3, 11,");

    [Theory]
    [InlineData(null, false)]
    [InlineData(0.0, false)]
    [InlineData(0.01, false)]
    [InlineData(0.0234, true)]
    public void What_the_hypervisor_took_is_noticed_above_one_per_cent(double? share, bool noticed)
    {
        var notices = MachineChecks.AfterRun(share);

        notices.Select(n => n.Code).ShouldBe(noticed ? [NoticeCode.Steal] : []);
        notices.Select(NoticeCatalogue.Text).ShouldAllBe(text => text.Contains("gave 2.3 %"));
    }
}
