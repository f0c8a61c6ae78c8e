namespace Roundup.Catalogue.Tests.Planning;

/// <summary>Parts of a suite, each for a machine of its own.</summary>
public sealed class ShardTests : RepositoryTests
{
    [Theory]
    [InlineData("""{ "joinTargets": false }""", 4)]
    [InlineData("""{ "joinTargets": true }""", 2)]
    public void Shards_have_every_case_once_in_the_order_of_the_plan_and_split_nothing_that_is_compared(string layout, int groups)
    {
        Suite(layout, "speed");
        var whole = repository.Plan(new() { Suite = "two" }).Cases.Select(one => one.Id).ToList();
        var shards = Enumerable.Range(1, groups).Select(number => Shard(number, groups)).ToList();

        shards.SelectMany(plan => plan.Cases).Select(one => one.Id).ShouldBe(whole, ignoreOrder: true);
        foreach (var (number, plan) in shards.Index())
        {
            plan.Cases.Select(one => one.Id).ShouldBe(whole.Where(id => plan.Cases.Any(one => one.Id == id)));
            plan.Cases.Select(one => ComparedGroup.Of(one.Id.Table, groups == 2)).Distinct().Count().ShouldBe(1);
            plan.Shard!.ToString().ShouldBe($"{number + 1} of {groups}");
            plan.Shard.Cases.ShouldBe(whole.Count);
        }
    }

    [Fact]
    public void Shards_have_one_seed_without_being_told_and_the_one_that_is_asked_for()
    {
        Suite("""{ "joinTargets": false }""", "speed");

        Shard(1, 3).Seed.ShouldBe(Shard(3, 3).Seed);
        repository.Plan(new() { Suite = "two", Shard = new(2, 3), Seed = 7 }).Seed.ShouldBe(7UL);
    }

    [Fact]
    public void An_experiment_that_measures_datasets_in_one_process_keeps_them_together()
    {
        Suite("""{ "joinTargets": false }""", "first-call");

        Shard(1, 2).Cases.Select(one => one.Id.Table.Target).Distinct().Count().ShouldBe(1);
        Shard(1, 2).Cases.Select(one => one.Id.Table.Dataset).Distinct().Count().ShouldBe(2);
    }

    [Fact]
    public void A_shard_without_a_case_says_that_the_others_have_them()
    {
        Suite("""{ "joinTargets": true }""", "speed");

        var error = Should.Throw<RoundupException>(() => Shard(3, 3));

        error.ExitCode.ShouldBe(ExitCode.NothingMeasured);
        error.Message.ShouldContain("Shard 3/3 is empty: serializers that are compared stay together, and there are only 2 such groups");
        error.Message.ShouldContain("choose at most 2 shards");
    }

    private void Suite(string layout, string experiment) => repository.Suite("two", $$"""
        {
          "title": "Two", "serializers": ["*"], "datasets": ["Users", "Books"], "shapes": ["Bytes"], "baseline": "Swift.Json",
          "targets": ["net10.0", "net9.0"], "experiments": ["{{experiment}}"], "report": {{layout}}
        }
        """);

    private Plan Shard(int number, int count) => repository.Plan(new() { Suite = "two", Shard = new(number, count) });
}
