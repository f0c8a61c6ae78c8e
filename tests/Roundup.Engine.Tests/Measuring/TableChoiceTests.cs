namespace Roundup.Engine.Tests.Measuring;

/// <summary>What a budget buys: whole tables, in the order of what is wanted.</summary>
public sealed class TableChoiceTests
{
    private const string Second = "net9.0";

    /// <summary>Two rows, in 2 targets x 2 shapes x 3 sets of data x 2 operations.</summary>
    private readonly Plan _plan = WithTargets(
        Made.Plan(["a", "b"], ["Books", "Users"], [1, 100], [Shape.String, Shape.Bytes]) with
        {
            PreferredTargets = ["net10.0", Second],
            PreferredShapes = [Shape.String],
        });

    [Fact]
    public void Targets_go_first_then_shapes_then_data()
    {
        string[] order =
        [
            "Books x1 Bytes net10.0", "Users x1 Bytes net10.0", "Books x100 Bytes net10.0", "Users x100 Bytes net10.0",
            "Books x1 String net10.0", "Users x1 String net10.0", "Books x100 String net10.0", "Users x100 String net10.0",
            "Books x1 Bytes net9.0", "Users x1 Bytes net9.0", "Books x100 Bytes net9.0", "Users x100 Bytes net9.0",
            "Books x1 String net9.0", "Users x1 String net9.0", "Books x100 String net9.0", "Users x100 String net9.0",
        ];

        for (var tables = order.Length; tables > 0; tables--)
        {
            var choice = Choice();
            choice.Fit(cases => cases.Count <= tables * 4, _ => false).ShouldBeTrue();
            Names(choice).ShouldBe(order.Take(tables));
        }
    }

    [Fact]
    public void A_table_is_whole_and_one_that_is_begun_stays()
    {
        for (var cases = 0; cases <= _plan.Cases.Count; cases++)
        {
            var choice = Choice();
            choice.Fit(taken => taken.Count <= cases, _ => false).ShouldBe(cases >= 4, "the first table stays");
            _plan.Cases.Index().GroupBy(planned => planned.Item.Id.Table)
                .ShouldAllBe(table => table.Select(planned => choice.Takes(planned.Index)).Distinct().Count() == 1);
        }

        var begun = Choice();
        bool IsBegun(int index) => _plan.Cases[index].Id.Table is { Shape: Shape.String, Dataset: "Users", Count: 1, Target: "net10.0" };
        begun.Fit(_ => false, IsBegun).ShouldBeFalse();
        Names(begun).Count.ShouldBe(6);
    }

    [Fact]
    public void Where_time_is_left_tables_are_added_that_are_not_begun()
    {
        var choice = Choice();
        choice.Fit(_ => false, _ => false);

        choice.Extend(cases => cases.Count <= 3 * 4, _ => false);
        Names(choice).ShouldBe(["Books x1 Bytes net10.0", "Users x1 Bytes net10.0", "Books x100 Bytes net10.0"]);
        choice.Extend(_ => true, index => _plan.Cases[index].Id.Table.Shape == Shape.String);
        Names(choice).Count.ShouldBe(4, "the next one belongs to a group whose launch is over");
    }

    [Fact]
    public void The_target_of_the_baseline_comes_first()
    {
        var choice = new TableChoice(_plan with { BaselineTarget = Second }, Enumerable.Range(0, _plan.Cases.Count));
        choice.Fit(_ => false, _ => false);
        Names(choice).ShouldBe(["Books x1 Bytes net9.0"]);
    }

    [Fact]
    public void Datasets_of_one_process_are_taken_together()
    {
        var choice = new TableChoice(_plan, Enumerable.Range(0, _plan.Cases.Count), joinsDatasets: true);
        choice.Fit(_ => false, _ => false);
        Names(choice).ShouldBe(["Books x1 Bytes net10.0", "Users x1 Bytes net10.0"]);
        choice.First.ShouldBe("Books and Users x1 Bytes net10.0");
    }

    [Theory]
    [InlineData(1_000, 6, null)]
    [InlineData(
        100, 6, "A budget of 1 min 40 s covers about 52 % of this run, which takes about 3 min 12 s: all tables are measured, with fewer "
            + "launches than requested.")]
    [InlineData(
        20, 6, "A budget of 20 s covers about 10 % of this run, which takes about 3 min 12 s: an estimated 10 of 32 tables, each with "
            + "all its serializers, "
            + "without Users x1 String net10.0, Books x100 String net10.0, Users x100 String net10.0, net9.0.")]
    [InlineData(
        20, 1, "A budget of 20 s covers about 63 % of this run, which takes about 32 s: an estimated 20 of 32 tables, each with "
            + "all its serializers, without "
            + "Books x100 Bytes net9.0, Users x100 Bytes net9.0, Books x1 String net9.0, Users x1 String net9.0, Books x100 String net9.0, "
            + "Users x100 String net9.0.")]
    [InlineData(
        3, 6, "A budget of 3 s does not cover the first tables: Books x1 Bytes net10.0 needs about 4 s, and is measured with all its "
            + "serializers until the budget runs out. All tables take about 3 min 12 s.")]
    public void What_a_budget_buys_is_said_before_it_is_spent(int seconds, int launches, string? expected)
    {
        // Half a second for each case.
        var notice = BudgetNotice.Fit(Choice(), TimeSpan.FromSeconds(seconds), launches, cases => cases.Count / 2.0, _ => false);

        (notice is null ? null : NoticeCatalogue.Text(notice)).ShouldBe(expected);
    }

    /// <summary>As many seconds as the stored run docs/results/quick.json took, 182 s for two launches, within a fifth.</summary>
    [Fact]
    public void The_cost_of_a_launch_is_that_of_stored_runs()
    {
        var effort = new SpeedExperiment().Efforts[0];
        string[] rows = [.. Enumerable.Range(0, 20).Select(row => $"row {row}")];
        var bytes = Made.Plan(rows, ["Simple", "Location", "Users"], [1], [Shape.Bytes]).Cases;
        var text = Made.Plan(rows[..8], ["Simple", "Location", "Users"], [1], [Shape.String]).Cases;

        var seconds = LaunchCost.Seconds(bytes.Concat(text), ["row 0"], effort, _ => 3_000, processors: 2);

        (2 * seconds).ShouldBeInRange(150, 215);
        LaunchCost.Seconds(bytes, ["row 0"], effort, _ => 3_000, processors: 2).ShouldBeLessThan(seconds);
    }

    private TableChoice Choice() => new(_plan, Enumerable.Range(0, _plan.Cases.Count));

    private List<string> Names(TableChoice choice) =>
    [
        .. choice.Cases.OrderBy(choice.Place).Select(index => _plan.Cases[index].Id.Table)
            .Select(table => $"{table.Dataset} x{table.Count} {table.Shape} {table.Target}").Distinct(),
    ];

    private static Plan WithTargets(Plan plan) => plan with
    {
        Cases =
        [
            .. plan.Cases,
            .. plan.Cases.Select(planned => planned with
            {
                Id = planned.Id with { Table = planned.Id.Table with { Target = Second } },
            }),
        ],
    };
}
