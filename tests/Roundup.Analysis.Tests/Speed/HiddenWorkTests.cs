namespace Roundup.Analysis.Tests.Speed;

/// <summary>Launches of known truth for each kind of hidden work, and honest ones close to its limit.</summary>
public class HiddenWorkTests
{
    /// <summary>What <see cref="Synthetic.Batch"/> allocates per call.</summary>
    private const double Allocated = 32;

    private static readonly HiddenWork s_nothing = new() { Reading = 0, AllocatedElsewhereBytes = 0 };

    public static TheoryData<HiddenWork, HiddenWorkKind, double> Hiding => new()
    {
        { new() { Reading = 0.06 }, HiddenWorkKind.Lazy, 0.06 },
        { new() { AllocatedElsewhereBytes = 17 }, HiddenWorkKind.AllocatedElsewhere, 17 },
    };

    public static TheoryData<HiddenWork> Honest =>
    [
        new HiddenWork { Reading = 0.05 },
        new HiddenWork { Reading = -0.2 },
        new HiddenWork { AllocatedElsewhereBytes = 16 },
        new HiddenWork { AllocatedBytes = 10 * Allocated },
        new HiddenWork(),
    ];

    [Theory]
    [MemberData(nameof(Hiding))]
    public void What_hides_work_is_found_with_its_figure(HiddenWork hidden, HiddenWorkKind kind, double figure)
    {
        var found = Of(hidden, hidden, hidden).ShouldHaveSingleItem();
        (found.Kind, Math.Round(found.Figure, 9)).ShouldBe((kind, figure));
    }

    [Theory]
    [MemberData(nameof(Honest))]
    public void What_stays_within_the_limit_is_not_accused(HiddenWork hidden) => Of(hidden, hidden, hidden).ShouldBeEmpty();

    [Fact]
    public void Allocation_on_other_threads_is_judged_by_share_too()
    {
        IReadOnlyList<HiddenWorkFinding> Of(double ofOthers, double? allocated) =>
            Findings(Three(new() { AllocatedElsewhereBytes = ofOthers }), allocated);
        Of(400, 10_000).ShouldBeEmpty();
        Of(600, 10_000).Single().Figure.ShouldBe(600);
        Of(600, null).ShouldBeEmpty("nothing to compare with");
    }

    [Fact]
    public void Three_launches_must_agree_and_those_that_did_not_look_say_nothing()
    {
        Of(new() { Reading = 0.4 }, new() { Reading = 0.3 }, new() { Reading = 0 }).ShouldBeEmpty();
        Of(new() { Reading = 0.4 }, new() { Reading = 0.2 }, new() { Reading = 0.3 }).Single().Figure.ShouldBe(0.2);
        Findings([.. Three(new() { Reading = 0.4 }), Launch(3, null)], null).Single().Figure.ShouldBe(0.4);
        Findings([Launch(0, null), Launch(1, new() { Reading = 0.4 }), Launch(2, null)], null).ShouldBeEmpty();
        Findings([Launch(0, null)], null).ShouldBeEmpty();
    }

    [Theory]
    [MemberData(nameof(Hiding))]
    public void Two_launches_accuse_nobody(HiddenWork hidden, HiddenWorkKind kind, double figure)
    {
        Of(hidden, hidden).ShouldBeEmpty($"{kind} {figure}");
        Findings([Threads(0, _ => 3), Threads(1, _ => 3)], null).ShouldBeEmpty();
    }

    [Fact]
    public void One_launch_is_enough_to_see_that_a_row_parses_when_members_are_read()
    {
        Of(new HiddenWork { Reading = 0.51 }).Single().Kind.ShouldBe(HiddenWorkKind.Lazy);
        Of(new HiddenWork { Reading = 0.5 }).ShouldBeEmpty();
        Of(new() { Reading = 0.6 }, new() { Reading = 0.1 }).ShouldBeEmpty();
    }

    [Theory]
    [MemberData(nameof(Hiding))]
    public void What_a_launch_is_accused_of_is_looked_for_again(HiddenWork hidden, HiddenWorkKind kind, double figure)
    {
        HiddenWorkAnalysis.LooksAgain([hidden]).ShouldBeTrue($"{kind} {figure}");
        HiddenWorkAnalysis.LooksAgain([hidden, hidden]).ShouldBeTrue();
        HiddenWorkAnalysis.LooksAgain([hidden, s_nothing]).ShouldBeFalse("the second does not accuse");
        HiddenWorkAnalysis.LooksAgain([hidden, hidden, hidden]).ShouldBeFalse("there is a most");
    }

    [Fact]
    public void The_first_launch_looks_always() => HiddenWorkAnalysis.LooksAgain([]).ShouldBeTrue();

    [Theory]
    [InlineData(1.04, false)]
    [InlineData(1.06, true)]
    [InlineData(1.9, true)]
    public void Work_on_other_threads_shows_in_the_CPU_time_of_the_process(double factor, bool found)
    {
        var findings = Findings([Threads(0, _ => factor), Threads(1, _ => factor), Threads(2, _ => factor)], null);
        findings.Select(f => (f.Kind, Math.Round(f.Figure, 9)))
            .ShouldBe(found ? [(HiddenWorkKind.OtherThreads, factor)] : []);

        // One launch, or fewer than half of the batches of each, say nothing of the library.
        Findings([Threads(0, _ => factor), Threads(1, _ => factor), Threads(2, _ => 1)], null).ShouldBeEmpty();
        double OfFew(int round) => round < 4 ? factor : 1;
        Findings([Threads(0, OfFew), Threads(1, OfFew), Threads(2, OfFew)], null).ShouldBeEmpty();
    }

    [Fact]
    public void What_the_runtime_does_on_its_own_threads_is_not_the_librarys()
    {
        // A collection of generation 2 goes on into the next batch.
        var collected = Three((round, batch) => batch with { Gen2 = round % 3 == 0 ? 1 : 0 }, round => round % 3 < 2 ? 3 : 1);
        var compiled = Three((round, batch) => batch with { MethodsCompiled = round % 2 }, round => round % 2 == 1 ? 3 : 1);
        var always = Three((_, batch) => batch with { Gen2 = 1 }, _ => 3);
        var unknown = Three((_, batch) => batch with { CpuNs = null, ProcessCpuNs = null }, _ => 3);
        foreach (var launches in new[] { collected, compiled, always, unknown })
        {
            Findings(launches, null).ShouldBeEmpty();
        }
    }

    /// <param name="launches">The launches of a case.</param>
    /// <param name="allocated">Bytes that its measuring thread allocates per call; null where unknown.</param>
    private static IReadOnlyList<HiddenWorkFinding> Findings(LaunchResult[] launches, double? allocated)
    {
        var estimated = SpeedEstimates.Estimate(Synthetic.File(null, Synthetic.Case("a", launches))).Single();
        var elsewhere = estimated.Estimate![SpeedQuantities.AllocatedAll] - estimated.Estimate[SpeedQuantities.Allocated];
        estimated.Estimate[SpeedQuantities.Allocated] = allocated;
        estimated.Estimate[SpeedQuantities.AllocatedAll] = allocated + elsewhere;
        return HiddenWorkAnalysis.Analyse(estimated.Estimate, launches.DistinctBy(launch => launch.Index).Count());
    }

    private static IReadOnlyList<HiddenWorkFinding> Of(params HiddenWork[] hidden) =>
        Findings([.. hidden.Select((h, index) => Launch(index, h))], Allocated);

    private static LaunchResult[] Three(HiddenWork hidden) => [.. Enumerable.Range(0, 3).Select(index => Launch(index, hidden))];

    private static LaunchResult[] Three(Func<int, Sample, Sample> change, Func<int, double> factor) =>
        [.. Enumerable.Range(0, 3).Select(index => Launch(index, change, factor))];

    private static LaunchResult Threads(int index, Func<int, double> factor) => Launch(index, (_, batch) => batch, factor);

    private static LaunchResult Launch(int index, HiddenWork? hidden) => Synthetic.Launch(index, 100) with { Hidden = hidden };

    /// <summary>A launch whose process uses so many times the CPU time of the measuring thread in each round.</summary>
    private static LaunchResult Launch(int index, Func<int, Sample, Sample> change, Func<int, double> factor) =>
        Synthetic.Launch(index, Enumerable.Range(0, 10).Select(round =>
        {
            var batch = Synthetic.Batch(round, 100);
            return change(round, batch with { ProcessCpuNs = batch.CpuNs * factor(round) });
        }));
}
