namespace Roundup.Engine.Tests.Measuring;

/// <summary>Which rows live at once.</summary>
public sealed class LaunchGroupTests
{
    private const double Memory = 4e9;

    [Fact]
    public void A_group_is_a_dataset_with_a_set_for_each_count()
    {
        var plan = Made.Plan(["a", "b"], ["Books", "Users"], [1, 100], [Shape.Bytes, Shape.String]);

        var groups = LaunchGroup.Of(plan, Enumerable.Range(0, plan.Cases.Count), Built(plan, _ => 1000), Memory, _ => true);

        groups.Select(group => group.Name).ShouldBe(["Books", "Users"]);
        groups.ShouldAllBe(group => !group.OneAtATime && group.Sets.Count == 2);
        var sets = groups.SelectMany(group => group.Sets).ToList();
        sets.ShouldAllBe(set => set.Tables.Count == 4);
        int CountsOf(TableSet set) =>
            set.Tables.SelectMany(table => table).Select(index => plan.Cases[index].Id.Table.Count).Distinct().Count();
        sets.Select(CountsOf).ShouldBe([1, 1, 1, 1]);
        sets.SelectMany(set => set.Tables).ShouldAllBe(table =>
            table.Select(index => plan.Cases[index].Id.Table).Distinct().Count() == 1 && table.Count == 2);
        groups.SelectMany(group => group.Cases).Order().ShouldBe(Enumerable.Range(0, plan.Cases.Count));
    }

    [Fact]
    public void Each_row_of_big_data_is_a_group_with_one_worker_at_a_time()
    {
        var plan = Made.Plan(["a", "b"], ["Books"], [1, 1_000_000], [Shape.Bytes]);

        var groups = LaunchGroup.Of(plan, Enumerable.Range(0, plan.Cases.Count), Built(plan, count => count * 20.0), Memory, _ => true);

        groups.ShouldAllBe(group => group.OneAtATime == group.Cases.All(index => plan.Cases[index].Id.Table.Count == 1_000_000));
        var big = groups.Where(group => group.OneAtATime).ToList();
        big.Count.ShouldBe(2, "one for each row");
        foreach (var set in big.Select(group => group.Sets.ShouldHaveSingleItem("a count and shape is opened once")))
        {
            set.Tables.Select(table => plan.Cases[table.ShouldHaveSingleItem()].Id.Table.Operation)
                .ShouldBe([Operation.Serialize, Operation.Deserialize]);
        }
    }

    [Fact]
    public void Rows_that_do_not_fit_into_memory_together_take_turns_in_blocks()
    {
        // Each worker is assumed to need at least 100 MB.
        const int rows = (int)(Memory / 100e6);
        var plan = Made.Plan([.. Enumerable.Range(0, rows).Select(row => $"row {row}")], ["Books"], [1], [Shape.Bytes]);

        var group = LaunchGroup.Of(plan, Enumerable.Range(0, plan.Cases.Count), Built(plan, _ => 1000), Memory, _ => true)
            .ShouldHaveSingleItem();
        group.OneAtATime.ShouldBeFalse("the data is small");
        group.MostAlive.ShouldBe(rows - 1);
    }

    [Fact]
    public void Groups_keep_their_numbers_when_some_have_nothing_left_to_do()
    {
        var plan = Made.Plan(["a", "b"], ["Books", "Users"], [1], [Shape.Bytes]);
        var built = Built(plan, _ => 1000);
        var users = Enumerable.Range(0, plan.Cases.Count).Where(index => plan.Cases[index].Id.Table.Dataset == "Users").ToList();

        var groups = LaunchGroup.Of(plan, Enumerable.Range(0, plan.Cases.Count), built, Memory, users.Contains);

        groups.Select(group => (group.Number, group.Name)).ShouldBe([(1, "Users")]);
    }

    [Fact]
    public void What_was_not_built_is_in_no_group()
    {
        var plan = Made.Plan(["a", "b"], ["Books"], [1], [Shape.Bytes]);
        var built = Built(plan, _ => 1000);
        built.Add(new BuiltUnit(BuildUnit.Worker(plan.Cases[0]), "", null, Outcome.Unavailable, new("not here"), null, null));

        LaunchGroup.Of(plan, Enumerable.Range(0, plan.Cases.Count), built, Memory, _ => true).SelectMany(group => group.Cases)
            .ShouldAllBe(index => plan.Cases[index].Id.Serializer == "b");
    }

    private static BuildResult Built(Plan plan, Func<int, double> bytes)
    {
        var built = new BuildResult();
        foreach (var planned in plan.Cases)
        {
            built.Add(new BuiltUnit(BuildUnit.Worker(planned), "", "worker.dll", null, null, null, null));
            built.Add(Made.Values(planned.Id.Table, bytes(planned.Id.Table.Count)));
        }

        return built;
    }
}
