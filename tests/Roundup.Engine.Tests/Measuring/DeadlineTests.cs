using Roundup.Catalogue.Planning;
using Roundup.Engine.Experiments.Speed;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Measuring;

/// <summary>A budget cuts within a launch, and what was measured counts.</summary>
[Collection(WithRepository.Measuring)]
public sealed class DeadlineTests(TestRepository repository)
{
    [Fact]
    public void A_group_has_its_share_of_what_is_left()
    {
        var deadline = Deadline.Of(now: 10, budget: 40, share: 0.1);
        deadline.Cells.ShouldBe(13, 1e-9);
        deadline.WarmUp.ShouldBe(12, 1e-9);
        Deadline.Of(now: 50, budget: 40, share: 1).Cells.ShouldBe(50);
        Deadline.Of(10, Deadline.None.Cells, 0.5).ShouldBe(Deadline.None);
    }

    /// <summary>Warming up alone takes longer than the budget: one cell is measured, and it counts.</summary>
    [LinuxFact]
    public async Task What_was_measured_within_a_launch_that_was_cut_counts()
    {
        var options = new RunOptions { Budget = TimeSpan.FromMilliseconds(150), Baseline = "Misbehaving/good" };
        var plan = repository.PlanOf("good,loses-member", Efforts.Least, options);
        var results = await repository.RunAsync(plan, repository.NewFolder());

        var measured = results.Cases.Where(result => result.Outcome == Outcome.Measured).ToList();
        measured.ShouldContain(result => result.Id.Serializer == "Misbehaving/good");
        measured.Count.ShouldBeInRange(1, 2, "one cell");
        measured.SelectMany(result => result.Launches).ShouldAllBe(launch => launch.Index == 0);
        results.Cases.Except(measured).ShouldAllBe(result => result.Outcome == Outcome.Skipped);
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
