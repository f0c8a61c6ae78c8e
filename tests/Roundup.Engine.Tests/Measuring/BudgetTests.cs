using Roundup.Catalogue.Planning;
using Roundup.Engine.Experiments.Speed;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>A budget leaves out whole tables, and what is measured has all its rows.</summary>
[Collection(WithRepository.Measuring)]
public sealed class BudgetTests(TestRepository repository)
{
    /// <summary>Warming up alone takes longer than the budget.</summary>
    [LinuxFact]
    public async Task A_budget_for_less_than_one_table_measures_all_rows_of_that_table()
    {
        var options = new RunOptions { Counts = [1, 3], Budget = TimeSpan.FromMilliseconds(150), Baseline = "Misbehaving/good" };
        var plan = repository.PlanOf("good,loses-member", Efforts.Least, options);
        var results = await repository.RunAsync(plan, repository.NewFolder());

        var tables = results.Cases.GroupBy(result => result.Id.Cell).ToList();
        var measured = tables.Where(table => table.Any(result => result.Outcome == Outcome.Measured)).ToList();
        measured.ShouldHaveSingleItem().Key.Count.ShouldBe(1);
        measured[0].Count().ShouldBeGreaterThan(1);
        foreach (var result in measured[0])
        {
            result.Outcome.ShouldBe(Outcome.Measured);
            result.Launches.ShouldAllBe(launch => launch.Index == 0);
        }

        var skipped = tables.Except(measured).SelectMany(table => table).ToList();
        skipped.ShouldNotBeEmpty();
        skipped.Select(result => (result.Outcome, result.Reason)).Distinct().ShouldBe([(Outcome.Skipped, "left out by the budget")]);
        results.Notices.Where(notice => notice.Code == NoticeCode.BudgetBuysNoTable).Select(NoticeCatalogue.Text).ShouldHaveSingleItem()
            .ShouldStartWith("150 ms are less than the first tables take: ");
    }

    [LinuxFact]
    public async Task A_launch_that_the_budget_left_out_has_no_provisional_answer()
    {
        var options = new RunOptions { Budget = TimeSpan.FromMilliseconds(150), Baseline = "Misbehaving/good" };
        var plan = repository.PlanOf("good,loses-member", Efforts.Least with { Launches = 4 }, options);
        var answers = new List<int>();

        await repository.RunAsync(plan, repository.NewFolder(), observer: new Watcher(launch: answers.Add));

        answers.ShouldBe([1]);
    }

    [Fact]
    public async Task The_first_provisional_answer_comes_after_the_first_of_several_counts()
    {
        var options = new RunOptions { Counts = [1, 3], Baseline = "Misbehaving/good" };
        var plan = repository.PlanOf("good,loses-member", Efforts.Least with { Launches = 1 }, options);
        var measured = new List<int>();

        await repository.RunAsync(
            plan, repository.NewFolder(), observer: new Watcher(provisional: file => measured.Add(
                file.Cases.Where(result => result.Launches.Count > 0).Select(result => result.Id.Cell.Count).Distinct().Count())));

        measured.ShouldBe([1]);
    }
}
