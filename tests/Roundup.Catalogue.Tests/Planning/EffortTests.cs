namespace Roundup.Catalogue.Tests.Planning;

/// <summary>How much a plan measures.</summary>
public sealed class EffortTests : RepositoryTests
{
    public EffortTests()
    {
        repository.Suite("fixed", """{ "title": "T", "datasets": ["Users"], "effort": "standard", "launches": 50 }""");
        repository.Suite("open", """{ "title": "T", "datasets": ["Users"], "effort": "standard" }""");
        repository.Suite("start", """{ "title": "T", "datasets": ["Users"], "experiments": ["first-call"], "effort": "quick" }""");
    }

    [Fact]
    public void Launches_are_added_where_the_effort_says_so_and_not_where_the_suite_says_how_many()
    {
        var open = repository.Plan(new RunOptions { Suite = "open" }).Experiment.Effort;
        (open.Launches, open.MostLaunches, open.Until).ShouldBe((5, 40, 0.02));
        var given = repository.Plan(new RunOptions { Suite = "fixed" }).Experiment.Effort;
        (given.Launches, given.MostLaunches, given.Until).ShouldBe((50, 50, null));
    }

    [Fact]
    public void The_user_says_how_narrow_intervals_are_to_be()
    {
        var effort = repository.Plan(new RunOptions { Suite = "fixed", Until = 0.01 }).Experiment.Effort;
        (effort.Launches, effort.MostLaunches, effort.Until).ShouldBe((50, 50, 0.01));
        repository.Plan(new RunOptions { Suite = "open", Effort = "quick", Until = 0.03 }).Experiment.Effort.Until.ShouldBe(0.03);
    }

    [Fact]
    public void The_user_says_how_many_launches_there_are_exactly()
    {
        foreach (var options in new[]
        {
            new RunOptions { Suite = "open", Launches = 7 },
            new RunOptions { Suite = "fixed", Launches = 7 },
            new RunOptions { Suite = "open", Effort = "rigorous", Launches = 7 },
            new RunOptions { Suite = "start", Launches = 7 },
        })
        {
            var effort = repository.Plan(options).Experiment.Effort;
            (effort.Launches, effort.MostLaunches, effort.Until).ShouldBe((7, 7, null));
        }

        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "open", Launches = 7, Until = 0.03 })).Message
            .ShouldStartWith("--launches fixes how many launches there are");
    }

    [Fact]
    public void A_suites_budget_is_for_those_who_do_not_say_how_much_is_measured()
    {
        repository.Suite("short", """{ "title": "T", "datasets": ["Users"], "effort": "quick", "budgetSeconds": 45 }""");
        TimeSpan? Budget(RunOptions options) => repository.Plan(options with { Suite = "short" }).Budget;

        Budget(new()).ShouldBe(TimeSpan.FromSeconds(45));
        Budget(new() { Budget = TimeSpan.FromMinutes(5) }).ShouldBe(TimeSpan.FromMinutes(5));
        Budget(new() { Effort = "standard" }).ShouldBeNull();
        Budget(new() { Until = 0.03 }).ShouldBeNull();
        Budget(new() { Launches = 3 }).ShouldBeNull();
        Budget(new() { Serializers = ["Packed"] }).ShouldBe(TimeSpan.FromSeconds(45), "fewer rows never take longer");
        repository.Plan(new() { Suite = "open" }).Budget.ShouldBeNull();
        repository.Plan(new() { Suite = "short" }).LaunchesBeforeBudget.ShouldBe(2);
        repository.Plan(new() { Suite = "short", Budget = TimeSpan.FromMinutes(5) }).LaunchesBeforeBudget.ShouldBe(0);
    }

    [Fact]
    public void A_half_width_is_refused_where_there_are_no_intervals_of_ratios()
    {
        var error = Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "start", Until = 0.03 }));
        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldStartWith("--until is for runs that measure speed, and this one is 'first-call'");
    }
}
