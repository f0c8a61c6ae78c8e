using Roundup.Analysis.Experiments.FirstCall;
using static Roundup.Analysis.Tests.FirstCall.FirstCallSynthetic;
using static Roundup.Results.FirstCallQuantities;

namespace Roundup.Analysis.Tests.FirstCall;

public class FirstCallAnalysisTests
{
    private static readonly double[] s_ten = [10, 11, 12, 13, 14, 15, 16];
    private static readonly double[] s_enoughForRanks = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

    [Fact]
    public void The_experiment_speed_has_none() =>
        FirstCallAnalysis.Analyse(Synthetic.File("a", Synthetic.Timed("a", 1, 2, 3))).Rows.ShouldBeEmpty();

    [Fact]
    public void A_row_has_its_first_type_its_further_ones_and_the_two_forms_of_the_page()
    {
        var row = Analyse(
            "a",
            Timed("a", "One", 0, s_ten),
            Timed("a", "Two", 1, s_ten.Select(t => t / 10)),
            Timed("a", "Three", 2, s_ten.Select(t => t / 2)),
            Timed("a", "Four", 3, s_ten.Select(t => t * 2)))
            .Rows.ShouldHaveSingleItem();

        row.First!.Result.Id.Table.Dataset.ShouldBe("One");
        row.First.Time.Median.ShouldBe(13);
        row.First.Time.N.ShouldBe(7);
        row.First[Open]!.Median.ShouldBe(13 * 0.25);
        row.First[Call]!.Median.ShouldBe(13 * 0.75);
        row.First[Jit]!.Median.ShouldBe(13 * 0.75);
        row.First[Rest]!.Median.ShouldBe(13 * 0.5, "what other threads compiled is not in the time");
        row.First[Methods]!.Median.ShouldBe(100);
        row.First[Assemblies]!.Median.ShouldBe(7);
        row.First[StartToFirstByte]!.Median.ShouldBe(4e7 + 13);
        row.First[Size]!.Median.ShouldBe(66);
        row.Further.Select(call => call.Result.Id.Table.Dataset).ShouldBe(["Two", "Three", "Four"]);
        row.Further.ShouldAllBe(call => call[StartToFirstByte] == null);
        row.FurtherTime!.Median.ShouldBe(6.5);
        row.Longest!.Median.ShouldBe(26);
        row.Shortest!.Median.ShouldBe(1.3);
    }

    [Fact]
    public void Ratios_are_paired_by_launch()
    {
        // The machine becomes four times slower half-way; the ratio does not notice.
        double[] drift = [1, 1, 1, 1, 4, 4, 4, 4];
        var run = Analyse("base", Timed("base", "One", 0, drift.Select(d => 10 * d)), Timed("twice", "One", 0, drift.Select(d => 20 * d)));

        var twice = run.Rows.Single(row => row.Name == "twice").First!;
        twice.Ratio!.Median.ShouldBe(2);
        twice.Ratio.Interval.ShouldBe(new Interval(2, 2));
        var baseline = run.Rows.Single(row => row.Name == "base").First!;
        baseline.IsBaseline.ShouldBeTrue();
        baseline.Ratio.ShouldBeNull();
    }

    [Fact]
    public void A_baseline_of_another_target_is_found_there()
    {
        var far = Case("base", "One", s_ten.Select((t, i) => Sample(i, 0, t * 3)), "net9.0");

        var rows = Analyse("base@net9.0", Timed("base", "One", 0, s_ten), far).Rows;

        rows.Select(row => (row.Target, row.First!.IsBaseline)).ShouldBe([("net10.0", false), ("net9.0", true)]);
        rows[0].First!.Ratio!.Median.ShouldBe(1 / 3.0, 1e-12);
    }

    [Fact]
    public void Rows_that_cannot_be_told_apart_share_ranks_and_references_have_none()
    {
        var run = Analyse(
            "fast",
            Timed("slow", "One", 0, s_enoughForRanks.Select(t => t * 10)),
            Timed("fast", "One", 0, s_enoughForRanks),
            Timed("alike", "One", 0, s_enoughForRanks.Reverse()),
            Timed("handwritten", "One", 0, s_enoughForRanks.Select(t => t / 100)));

        run.Rows.Select(row => (row.Name, $"{row.First!.Rank}"))
            .ShouldBe([("alike", "1-2"), ("fast", "1-2"), ("slow", "3"), ("handwritten", "")]);
    }

    [Fact]
    public void Fewer_than_ten_processes_give_no_rank()
    {
        double[] nine = [.. s_enoughForRanks.Skip(1)];
        var run = Analyse("fast", Timed("slow", "One", 0, nine.Select(t => t * 10)), Timed("fast", "One", 0, nine));
        run.Rows.ShouldAllBe(row => row.First!.Rank == null);
    }

    [Fact]
    public void A_row_that_begins_with_another_type_stands_last_and_has_no_rank_for_it()
    {
        var run = Analyse(
            "a",
            Timed("picky", "One", 0).Ended(Outcome.Unsupported, "no"),
            Timed("a", "One", 0, s_enoughForRanks),
            Timed("a", "Two", 1, s_enoughForRanks),
            Timed("picky", "Two", 0, s_enoughForRanks.Select(t => t / 10)));

        run.FirstType.ShouldBe("One");
        run.Rows.Select(row => (row.Name, $"{row.First!.Rank}")).ShouldBe([("a", "1"), ("picky", "")]);
        run.Rows[0].Further.ShouldHaveSingleItem().Rank.ShouldBe(new(1, 1));
    }

    [Fact]
    public void A_type_that_became_the_first_half_way_keeps_the_samples_of_the_larger_part()
    {
        var samples = Enumerable.Range(0, 8).Select(launch => launch < 2 ? Sample(launch, 1, 1) : Sample(launch, 0, 100));

        var row = Analyse(null, Case("a", "Two", samples)).Rows.Single();

        row.First!.Time.N.ShouldBe(6);
        row.First.Time.Min.ShouldBe(100);
    }

    [Fact]
    public void What_the_runtime_does_not_tell_is_not_known_and_never_nought()
    {
        var silent = s_ten.Select((t, launch) => Sample(launch, 0, t) with { Values = new() { [Open] = t / 4, [Call] = t * 3 / 4 } });
        var nought = s_ten.Select((t, launch) => Sample(launch, 0, t) with
        {
            Values = new() { [Open] = t / 4, [Call] = t * 3 / 4, [Jit] = 0, [Rest] = t, [Methods] = 0 },
        });

        var rows = Analyse(null, Case("silent", "One", silent), Case("ahead", "One", nought))
            .Rows.ToDictionary(row => row.Name, row => row.First!);

        FirstCallQuantities.All.Where(quantity => rows["silent"][quantity] is not null).ShouldBe([Open, Call]);
        rows["ahead"][Methods]!.Median.ShouldBe(0);
        rows["ahead"][Rest]!.Median.ShouldBe(rows["ahead"].Time.Median);
    }

    [Fact]
    public void What_ended_without_a_number_is_left_out()
    {
        var crashed = Timed("b", "One", 0, s_ten).Ended(Outcome.Crashed, "stack overflow");
        Analyse(null, Timed("a", "One", 0, s_ten), crashed).Rows.Select(row => row.Name).ShouldBe(["a"]);
    }
}
