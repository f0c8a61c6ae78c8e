using Roundup.Analysis.Experiments.Instructions;

namespace Roundup.Analysis.Tests.Instructions;

public class InstructionsChangeTests
{
    [Theory]
    [InlineData(new double[] { 1000, 1000 }, new double[] { 1010, 1010 }, InstructionsVerdict.More)]
    [InlineData(new double[] { 1000, 1000 }, new double[] { 990, 990 }, InstructionsVerdict.Fewer)]
    [InlineData(new double[] { 1000, 1000 }, new double[] { 1005, 1005 }, InstructionsVerdict.Equal)]
    [InlineData(new double[] { 1000, 1000 }, new double[] { 995, 995 }, InstructionsVerdict.Equal)]

    // The means of stable sides decide, although one pair of counts is on either side of the threshold.
    [InlineData(new double[] { 100_000, 100_020 }, new double[] { 100_500, 100_540 }, InstructionsVerdict.More)]
    [InlineData(new double[] { 100_000, 100_020 }, new double[] { 100_480, 100_520 }, InstructionsVerdict.Equal)]

    // Of a side that is not stable every count has to be beyond the threshold, or within it.
    [InlineData(new double[] { 1000, 1030 }, new double[] { 1020, 1050 }, InstructionsVerdict.NotStable)]
    [InlineData(new double[] { 1000, 1030 }, new double[] { 1100, 1101 }, InstructionsVerdict.More)]
    [InlineData(new double[] { 1000, 1030 }, new double[] { 900, 901 }, InstructionsVerdict.Fewer)]
    [InlineData(new double[] { 1000, 1002 }, new double[] { 1001, 1001 }, InstructionsVerdict.Equal)]

    // One process shows nothing of its stability.
    [InlineData(new double[] { 1000 }, new double[] { 1000 }, InstructionsVerdict.Equal)]
    [InlineData(new double[] { 1000 }, new double[] { 1010 }, InstructionsVerdict.More)]
    public void Counts_decide_at_the_threshold(double[] before, double[] after, InstructionsVerdict verdict)
    {
        var changes = InstructionsChange.Of(Compared(Counted("Old", before), Counted("New", after)));

        changes.ShouldHaveSingleItem().Verdict.ShouldBe(verdict);
    }

    [Fact]
    public void Another_threshold_replaces_that_of_the_run()
    {
        var file = Compared(Counted("Old", 1000, 1000), Counted("New", 1010, 1010));

        InstructionsChange.Of(file, threshold: 0.02).ShouldHaveSingleItem().Verdict.ShouldBe(InstructionsVerdict.Equal);
    }

    [Theory]
    [InlineData(null, Outcome.Crashed, InstructionsVerdict.ChangedOutcome, true)]
    [InlineData(Outcome.Crashed, null, InstructionsVerdict.ChangedOutcome, false)]
    [InlineData(Outcome.Crashed, Outcome.Crashed, InstructionsVerdict.NotCounted, false)]

    // What the budget left out, or a source lacks, says nothing of the row.
    [InlineData(null, Outcome.Skipped, InstructionsVerdict.NotCounted, false)]
    [InlineData(null, Outcome.Unavailable, InstructionsVerdict.NotCounted, false)]
    public void Without_counts_of_both_sides_the_outcomes_decide(
        Outcome? before, Outcome? after, InstructionsVerdict verdict, bool isWorse)
    {
        static CaseResult Side(string row, Outcome? outcome) => outcome is { } other ? Ended(row, other) : Counted(row, 1000, 1000);

        var change = InstructionsChange.Of(Compared(Side("Old", before), Side("New", after))).ShouldHaveSingleItem();

        (change.Ratio, change.Verdict, change.IsWorse).ShouldBe((null, verdict, isWorse));
    }

    [Fact]
    public void A_version_that_writes_a_member_no_longer_is_worse_although_it_executes_fewer_instructions()
    {
        var after = Counted("New", 900, 900).Lossy("Country: value") with { SizeBytes = 900 };

        var change = InstructionsChange.Of(Compared(Counted("Old", 1000, 1000), after)).ShouldHaveSingleItem();

        (change.Verdict, change.LosesMore, change.IsWorse, change.IsBetter).ShouldBe((InstructionsVerdict.Fewer, true, true, false));
    }

    [Fact]
    public void A_larger_size_is_worse_where_both_wrote_the_same_values()
    {
        var after = Counted("New", 1000, 1000) with { SizeBytes = 1001 };

        InstructionsChange.Of(Compared(Counted("Old", 1000, 1000), after)).ShouldHaveSingleItem().IsWorse.ShouldBeTrue();
    }

    [Fact]
    public void What_was_counted_with_a_jit_instead_is_told_once()
    {
        var file = Compared(
            Ended("Old", Outcome.Skipped).On("net10.0-aot") with { Fidelity = Fidelity.Exact },
            Ended("New", Outcome.BuildFailed).On("net10.0-aot"),
            Counted("Old", 1000, 1000).On("net10.0-no-tiering"),
            Counted("New", 1000, 1000).On("net10.0-no-tiering"));

        var change = InstructionsChange.Of(file).ShouldHaveSingleItem();

        (change.Id.Table.Target, change.IsWorse).ShouldBe(("net10.0-no-tiering", false));
    }

    [Fact]
    public void Two_runs_are_compared_by_the_names_of_rows_whatever_the_version()
    {
        var before = File(Counted("Lib@1.0.0/row", 1000, 1000), Counted("Gone", 1, 1));
        var after = File(Counted("Lib@2.0.0/row", 1020, 1020), Counted("Added", 1, 1));

        var change = InstructionsChange.Of(before, after, threshold: null).ShouldHaveSingleItem();

        (change.Id.Serializer, change.Verdict, change.Ratio, change.Threshold)
            .ShouldBe(("Lib@2.0.0/row", InstructionsVerdict.More, 1.02, 0.005));
    }

    private static CaseResult Counted(string row, params double[] perCall) =>
        Synthetic.Case(row, new InstructionsData(perCall), ExperimentNames.Instructions);

    private static CaseResult Ended(string row, Outcome outcome) =>
        Synthetic.Case(row, new CasePart { Outcome = outcome, Reason = "made" }, ExperimentNames.Instructions) with
        {
            Fidelity = Fidelity.Unchecked,
            SizeBytes = null,
        };

    private static ResultsFile File(params CaseResult[] cases) => Synthetic.File(null, cases) is var file
        ? file with { Run = file.Run with { Experiments = [file.Run.Experiment with { Name = ExperimentNames.Instructions }] } }
        : null!;

    private static ResultsFile Compared(params CaseResult[] cases) => File(cases) is var file
        ? file with { Run = file.Run with { Comparison = new([new("New", "Old")], 0.005, 0.005) } }
        : null!;
}
