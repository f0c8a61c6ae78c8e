using Roundup.Analysis.Comparison;

namespace Roundup.Analysis.Tests.Speed;

public class RunHistoryTests
{
    [Fact]
    public void Rows_are_compared_over_the_tables_that_all_runs_have()
    {
        var history = RunHistory.Of(
        [
            Run(2, ("base", 1, 1000), ("quick", 1, 300), ("base", 10, 2000), ("quick", 10, 2000)),
            Run(1, ("base", 1, 2000), ("quick", 1, 800), ("gone", 1, 900)),
        ])!;

        history.Tables.ShouldBe(1);
        history.Baseline.ShouldBe("base");
        history.Rows.ShouldBe(["quick", "gone"]);
        history.Runs.Select(run => run.Line("quick")!.Both.Value).ShouldBe([0.4, 0.3], 0.001);
        history.Runs[1].Line("gone").ShouldBeNull();
    }

    [Fact]
    public void Runs_without_a_table_or_a_baseline_in_common_have_no_history()
    {
        RunHistory.Of([Run(1, ("base", 1, 1000), ("quick", 1, 300)), Run(2, ("base", 10, 1000), ("quick", 10, 300))]).ShouldBeNull();
        RunHistory.Of([Run(1, ("other", 1, 1000), ("quick", 1, 300)), Run(2, ("base", 1, 1000), ("quick", 1, 300))]).ShouldBeNull();
        RunHistory.Of([Run(1, ("other", 1, 1000), ("quick", 1, 300)), Run(2, ("base", 1, 1000), ("quick", 1, 300))], "quick")!
            .Baseline.ShouldBe("quick");
    }

    private static ResultsFile Run(int day, params (string Row, int Count, double Ns)[] cases)
    {
        var file = Synthetic.File("base", [.. cases.Select(one =>
        {
            var result = Synthetic.Timed(one.Row, one.Ns, one.Ns, one.Ns);
            return result with { Id = result.Id with { Cell = result.Id.Cell with { Count = one.Count } } };
        })]);
        return file with { Run = file.Run with { Started = DateTimeOffset.UnixEpoch.AddDays(day) } };
    }
}
