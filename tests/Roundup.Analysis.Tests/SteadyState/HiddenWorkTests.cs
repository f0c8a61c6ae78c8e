using Roundup.Analysis.SteadyState.Hidden;

namespace Roundup.Analysis.Tests.SteadyState;

/// <summary>Launches of known truth for each kind of hidden work, and honest ones close to its limit.</summary>
public class HiddenWorkTests
{
    /// <summary>What <see cref="Synthetic.Batch"/> allocates per call.</summary>
    private const double Allocated = 32;

    private static readonly HiddenWork s_nothing =
        new() { FreshValues = 1, FreshThread = 1, Reading = 0, Finalizers = 0, Afterwards = 0, RetainedBytes = 0 };

    public static TheoryData<HiddenWork, HiddenWorkKind, double> Hiding => new()
    {
        { new() { FreshValues = 1.26 }, HiddenWorkKind.KeptResults, 1.26 },
        { new() { FreshThread = 1.3 }, HiddenWorkKind.KeptByThread, 1.3 },
        { new() { Reading = 0.16 }, HiddenWorkKind.Lazy, 0.16 },
        { new() { AllocatedBytes = Allocated + 17 }, HiddenWorkKind.AllocatedElsewhere, 17 },
        { new() { Finalizers = 0.16 }, HiddenWorkKind.Finalizers, 0.16 },
        { new() { Afterwards = 0.16 }, HiddenWorkKind.Afterwards, 0.16 },
        { new() { RetainedBytes = 64 }, HiddenWorkKind.Retained, 64 },
        { new() { Changed = ["culture", "time zone"] }, HiddenWorkKind.Settings, 2 },
    };

    public static TheoryData<HiddenWork> Honest =>
    [
        new HiddenWork { FreshValues = 1.25 },
        new HiddenWork { FreshValues = 0.7 },
        new HiddenWork { FreshThread = 1.25 },
        new HiddenWork { Reading = 0.15 },
        new HiddenWork { Reading = -0.2 },
        new HiddenWork { AllocatedBytes = Allocated + 16 },
        new HiddenWork { Finalizers = 0.15 },
        new HiddenWork { Afterwards = 0.15 },
        new HiddenWork { RetainedBytes = 63 },
        new HiddenWork(),
    ];

    [Theory]
    [MemberData(nameof(Hiding))]
    public void What_hides_work_is_found_with_its_figure(HiddenWork hidden, HiddenWorkKind kind, double figure)
    {
        var found = Of(hidden).ShouldHaveSingleItem();
        (found.Kind, Math.Round(found.Figure, 9)).ShouldBe((kind, figure));
    }

    [Theory]
    [MemberData(nameof(Honest))]
    public void What_stays_within_the_limit_is_not_accused(HiddenWork hidden) => Of(hidden).ShouldBeEmpty();

    [Fact]
    public void Allocation_on_other_threads_is_judged_by_share_too()
    {
        HiddenWorkAnalysis.Of([Launch(new() { AllocatedBytes = 10_400 })], 10_000, false).ShouldBeEmpty();
        HiddenWorkAnalysis.Of([Launch(new() { AllocatedBytes = 10_600 })], 10_000, false).Single().Figure.ShouldBe(600);
        HiddenWorkAnalysis.Of([Launch(new() { AllocatedBytes = 10_600 })], null, false).ShouldBeEmpty("nothing to compare with");
    }

    [Fact]
    public void What_is_never_released_is_judged_by_what_is_allocated_where_that_is_known()
    {
        var hidden = new HiddenWork { RetainedBytes = 90 };
        HiddenWorkAnalysis.Of([Launch(hidden)], 10_000, false).ShouldBeEmpty();
        HiddenWorkAnalysis.Of([Launch(hidden)], 8_000, false).ShouldHaveSingleItem();
        HiddenWorkAnalysis.Of([Launch(hidden with { AllocatedBytes = 10_000 })], 10_000, false).ShouldBeEmpty();
        HiddenWorkAnalysis.Of([Launch(hidden)], null, false).ShouldHaveSingleItem();
    }

    [Fact]
    public void Several_launches_must_agree_and_those_that_did_not_look_say_nothing()
    {
        Of(new() { FreshValues = 2 }, new() { FreshValues = 1.8 }, new() { FreshValues = 1 }).ShouldBeEmpty();
        Of(new() { FreshValues = 2 }, new() { FreshValues = 1.8 }, new() { FreshValues = 1.9 }).Single().Figure.ShouldBe(1.8);
        HiddenWorkAnalysis.Of([Launch(null), Launch(new() { FreshValues = 2 }), Launch(null)], null, false).Single().Figure.ShouldBe(2);
        HiddenWorkAnalysis.Of([Launch(null)], null, false).ShouldBeEmpty();
    }

    [Fact]
    public void Three_launches_that_agree_find_less_than_one_alone()
    {
        HiddenWork[] little =
        [
            new() { FreshValues = 1.06 },
            new() { Reading = 0.06 },
            new() { Finalizers = 0.06 },
            new() { Afterwards = 0.06 },
        ];
        HiddenWorkAnalysis.Of([.. little.Take(3).Select(hidden => Launch(hidden))], null, false)
            .ShouldBeEmpty("each figure is known to one launch only");
        little.ShouldAllBe(hidden => Of(hidden).Count == 0 && Of(hidden, hidden).Count == 0 && Of(hidden, hidden, hidden).Count == 1);
    }

    [Theory]
    [MemberData(nameof(Hiding))]
    public void What_a_launch_is_accused_of_is_looked_for_again(HiddenWork hidden, HiddenWorkKind kind, double figure)
    {
        // What is no time cannot be noise.
        var isTime = kind is not (HiddenWorkKind.AllocatedElsewhere or HiddenWorkKind.Settings);
        (HiddenWorkAnalysis.LooksAgain([hidden]), figure > 0).ShouldBe((isTime, true));
        HiddenWorkAnalysis.LooksAgain([hidden, hidden]).ShouldBe(isTime);
        HiddenWorkAnalysis.LooksAgain([hidden, s_nothing]).ShouldBeFalse("the second does not accuse");
        HiddenWorkAnalysis.LooksAgain([hidden, hidden, hidden]).ShouldBeFalse("there is a most");
    }

    [Fact]
    public void The_first_launch_looks_always() => HiddenWorkAnalysis.LooksAgain([]).ShouldBeTrue();

    [Fact]
    public void Settings_are_those_of_all_launches() =>
        Of(new() { Changed = ["time zone", "culture"] }, new() { Changed = ["culture"] }, new())
            .Single().Settings.ShouldBe(["culture", "time zone"]);

    [Fact]
    public void A_floor_is_not_accused_of_keeping_results()
    {
        var launch = Launch(new() { FreshValues = 3, Finalizers = 0.2 });
        HiddenWorkAnalysis.Of([launch], null, true).Single().Kind.ShouldBe(HiddenWorkKind.Finalizers);
    }

    [Theory]
    [InlineData(1.04, false)]
    [InlineData(1.06, true)]
    [InlineData(1.9, true)]
    public void Work_on_other_threads_shows_in_the_CPU_time_of_the_process(double factor, bool found)
    {
        var findings = HiddenWorkAnalysis.Of([Threads(_ => factor), Threads(_ => factor), Threads(_ => 1)], null, false);
        findings.Select(f => (f.Kind, Math.Round(f.Figure, 9)))
            .ShouldBe(found ? [(HiddenWorkKind.OtherThreads, factor)] : []);
    }

    [Fact]
    public void What_the_runtime_does_on_its_own_threads_is_not_the_librarys()
    {
        // A collection of generation 2 goes on into the next batch.
        var collected = Launch(null, (round, batch) => batch with { Gen2 = round % 3 == 0 ? 1 : 0 }, round => round % 3 < 2 ? 3 : 1);
        var compiled = Launch(null, (round, batch) => batch with { MethodsCompiled = round % 2 }, round => round % 2 == 1 ? 3 : 1);
        var always = Launch(null, (_, batch) => batch with { Gen2 = 1 }, _ => 3);
        var unknown = Launch(null, (_, batch) => batch with { CpuNs = null, ProcessCpuNs = null }, _ => 3);
        foreach (var launch in new[] { collected, compiled, always, unknown })
        {
            HiddenWorkAnalysis.Of([launch], null, false).ShouldBeEmpty();
        }
    }

    [Fact]
    public void Only_what_makes_the_time_untrue_costs_the_rank() =>
        Enum.GetValues<HiddenWorkKind>().Where(kind => !new HiddenWorkFinding(kind, 1).CostsRank)
            .ShouldBe([HiddenWorkKind.Lazy, HiddenWorkKind.OtherThreads, HiddenWorkKind.AllocatedElsewhere, HiddenWorkKind.Settings]);

    private static IReadOnlyList<HiddenWorkFinding> Of(params HiddenWork[] hidden) =>
        HiddenWorkAnalysis.Of([.. hidden.Select(h => Launch(h))], Allocated, false);

    private static LaunchResult Threads(Func<int, double> factor) => Launch(null, (_, batch) => batch, factor);

    private static LaunchResult Launch(HiddenWork? hidden) => Synthetic.Launch(0, 100) with { Hidden = hidden };

    /// <summary>A launch whose process uses so many times the CPU time of the measuring thread in each round.</summary>
    private static LaunchResult Launch(HiddenWork? hidden, Func<int, Sample, Sample> change, Func<int, double> factor) =>
        Synthetic.Launch(0, Enumerable.Range(0, 10).Select(round =>
        {
            var batch = Synthetic.Batch(round, 100);
            return change(round, batch with { ProcessCpuNs = batch.CpuNs * factor(round) });
        })) with
        {
            Hidden = hidden,
        };
}
