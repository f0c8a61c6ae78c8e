namespace Roundup.Tools.Tests.Crosscheck;

public class ComparisonTests
{
    [Theory]
    [InlineData(108, 100, true)]
    [InlineData(109, 100, false)]
    [InlineData(10_100, 10_000, true)]
    [InlineData(10_101, 10_000, false)]
    [InlineData(92, 100, true)]
    [InlineData(0, 9, false)]
    public void Allocation_is_equal_within_one_percent_or_eight_bytes(double ours, double theirs, bool equal)
    {
        var table = new ComparedTable(Made.Table, "b", null, [Made.Row("x", 1, 1, 1, 1, ours, theirs)]);
        RowDifference.Of(table, table.Rows[0])!.AllocationIsEqual.ShouldBe(equal);
    }

    [Fact]
    public void A_difference_without_sign_is_the_same_from_both_sides()
    {
        RowDifference.WithoutSign(0.25).ShouldBe(0.25, 1e-12);
        RowDifference.WithoutSign((1 / 1.25) - 1).ShouldBe(0.25, 1e-12);
    }

    [Fact]
    public void What_one_of_the_two_did_not_measure_is_no_difference()
    {
        var table = Made.Theirs("b", ("b", Made.Result(100)));
        RowDifference.Of(table, table.Rows[0]).ShouldBeNull();
        CrosscheckSummary.Of(Made.Run(table)).Cases.ShouldBe(0);
    }

    [Fact]
    public void The_summary_leaves_the_baselines_ratio_out_and_names_the_worst()
    {
        CrosscheckRow[] rows =
        [
            Made.Row("b", 102, 100, 1, 1),
            Made.Row("x", 200, 200, 1.96, 2),
            Made.Row("y", 330, 300, 3.3, 3, 150, 100),
        ];
        var table = new ComparedTable(Made.Table, "b", 4, rows);
        var summary = CrosscheckSummary.Of(Made.Run(table));
        summary.ShouldSatisfyAllConditions(
            () => summary.Tables.ShouldBe(1),
            () => summary.Cases.ShouldBe(3),
            () => summary.Ratios.ShouldBe(2),
            () => summary.MaxRatio!.Value.ShouldBe(0.1, 1e-9),
            () => summary.MaxRatioCase!.ShouldStartWith("y "),
            () => summary.MedianTime!.Value.ShouldBe(0.02, 1e-9),
            () => summary.EqualAllocations.ShouldBe(2),
            () => summary.Allocations.ShouldBe(3));
    }

    [Fact]
    public void What_BenchmarkDotNet_subtracts_and_removes_can_be_added_back()
    {
        CrosscheckRow Timed(CrosscheckRow row, double asTimed) =>
            row with { Detail = row.Detail! with { AsTimed = asTimed, Overhead = 3 } };
        var table = new ComparedTable(
            Made.Table, "b", 4, [Timed(Made.Row("b", 103, 100, 1, 1), 103), Timed(Made.Row("x", 53, 50, 53 / 103.0, 0.5), 53)]);
        var same = CrosscheckSummary.Of(AsTimed.Of(Made.Run(table)).ShouldNotBeNull());
        same.MaxTime!.Value.ShouldBe(0, 1e-9);
        same.MaxRatio!.Value.ShouldBe(0, 1e-9);
        CrosscheckText.Summary(Made.Run(table)).ShouldContain(line => line.Contains("it subtracts is 3.0 ns a call"));
        AsTimed.Of(Made.Run(Made.Theirs("b", ("b", Made.Result(100))))).ShouldBeNull("a file of an older version");
    }

    [Fact]
    public void A_baseline_without_a_number_is_replaced_by_the_first_row_that_has_one()
    {
        var table = Made.Theirs("b", ("b", BenchmarkResult.Failed(0, "no")), ("x", Made.Result(50)), ("y", Made.Result(100)));
        table.Baseline.ShouldBe("x");
        table.Rows.Select(row => row.BenchmarkDotNet?.Ratio).ShouldBe([null, 1, 2]);
        CrosscheckTable.Missing(table).ShouldBe(["b, BenchmarkDotNet: no"]);
    }
}
