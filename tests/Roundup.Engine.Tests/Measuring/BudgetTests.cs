namespace Roundup.Engine.Tests.Measuring;

/// <summary>A budget leaves out whole tables, and what is measured has all its rows.</summary>
public class BudgetTests
{
    /// <summary>Warming up alone takes longer than the budget.</summary>
    [Fact]
    public async Task A_budget_for_less_than_one_table_measures_all_rows_of_that_table()
    {
        using var run = new ScriptedRun("good", "other");
        var options = new RunOptions { Counts = [1, 3], Budget = TimeSpan.FromMilliseconds(150) };
        var results = await run.RunAsync(run.PlanOf(Efforts.Least, options));

        var tables = results.Cases.GroupBy(result => result.Id.Table).ToList();
        var measured = tables.Where(table => table.Any(result => result.Outcome == Outcome.Measured)).ToList();
        measured.ShouldHaveSingleItem().Key.Count.ShouldBe(1);
        measured[0].Count().ShouldBe(2);
        foreach (var result in measured[0])
        {
            result.Outcome.ShouldBe(Outcome.Measured);
            result.Launches.ShouldAllBe(launch => launch.Index == 0);
        }

        var skipped = tables.Except(measured).SelectMany(table => table).ToList();
        skipped.Count.ShouldBe(6);
        skipped.Select(result => (result.Outcome, result.Reason)).Distinct().ShouldBe([(Outcome.Skipped, "beyond the budget")]);
        results.Notices.Where(notice => notice.Code == NoticeCode.BudgetBuysNoTable).Select(NoticeCatalogue.Text).ShouldHaveSingleItem()
            .ShouldStartWith("A budget of 150 ms does not cover the first tables: ");
    }

    /// <summary>What a launch takes is known to the millisecond: how many of eight are made is, too.</summary>
    [Theory]
    [InlineData(150, 1)]
    [InlineData(1000, 3)]
    [InlineData(60_000, 8)]
    public async Task A_budget_ends_between_launches_and_one_that_it_left_out_has_no_provisional_answer(int budgetMs, int launches)
    {
        using var run = new ScriptedRun("good", "other");
        var options = new RunOptions { Budget = TimeSpan.FromMilliseconds(budgetMs) };
        var answers = new List<int>();

        var results = await run.RunAsync(
            run.PlanOf(Efforts.Least with { Launches = 8 }, options), observer: new Watcher(launch: answers.Add));

        results.Cases.Max(result => result.Launches.DistinctBy(launch => launch.Index).Count()).ShouldBe(launches);
        answers.ShouldBe(Enumerable.Range(1, Math.Min(launches, 7)), "none after the last, which the report follows");
        run.Entries.OfType<GroupEndEntry>().Count().ShouldBe(launches);
        run.Clock.Now.TotalMilliseconds.ShouldBeLessThan(budgetMs + 600, "what has begun ends, and nothing more is begun");
    }

    [Fact]
    public async Task The_first_provisional_answer_comes_after_the_first_of_several_counts()
    {
        using var run = new ScriptedRun("good", "other");
        var plan = run.PlanOf(Efforts.Least with { Launches = 1 }, new RunOptions { Counts = [1, 3] });
        var measured = new List<int>();

        await run.RunAsync(plan, observer: new Watcher(provisional: file => measured.Add(
            file.Cases.Where(result => result.Launches.Count > 0).Select(result => result.Id.Table.Count).Distinct().Count())));

        measured.ShouldBe([1]);
    }
}
