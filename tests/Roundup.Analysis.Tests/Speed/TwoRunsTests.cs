namespace Roundup.Analysis.Tests.Speed;

public class TwoRunsTests
{
    private static readonly double[] s_launches = [1.0, 1.002, 0.998, 1.001, 0.999];

    [Fact]
    public void What_all_rows_have_in_common_is_no_change_of_one()
    {
        var changes = TwoRuns.Compare(File("1"), File("2", machine: 1.4, changed: 1.2));

        var change = changes.Cases.ShouldHaveSingleItem();
        (change.Id.Serializer, change.Verdict).ShouldBe(("changed", ChangeVerdict.Regressed));
        change.Ratio!.Value.ShouldBe(1.2, 0.001);
        changes.Control.Serializers.Count.ShouldBe(7);
    }

    [Fact]
    public void A_pinned_version_is_the_row_of_its_library()
    {
        var changes = TwoRuns.Compare(File("1", name: "changed@1/row"), File("2", name: "changed@2/row", changed: 0.5));

        changes.Cases.ShouldHaveSingleItem().Verdict.ShouldBe(ChangeVerdict.Improved);
    }

    [Fact]
    public void A_row_that_differs_from_run_to_run_as_much_as_the_unchanged_ones_did_not_change()
    {
        double[] others = [1.05, 0.95, 1.04, 0.96, 1.06, 0.94, 1.0];

        TwoRuns.Compare(File("1"), File("2", changed: 1.05, others: others)).Cases.Single().Verdict.ShouldBe(ChangeVerdict.TooNoisy);
    }

    [Fact]
    public void Fewer_than_five_unchanged_rows_or_another_machine_forbid_a_verdict_on_times_but_not_on_sizes()
    {
        var few = TwoRuns.Compare(File("1", rows: 4), File("2", rows: 4, changed: 2));
        var other = File("2", changed: 2);
        var moved = TwoRuns.Compare(File("1"), other with { Machine = other.Machine with { Cpu = "another" } });
        var grown = TwoRuns.Compare(
            File("1"), other with { Machine = other.Machine with { Cpu = "another" }, Cases = [.. other.Cases.Select(Larger)] });

        few.Cases.Single().Verdict.ShouldBe(ChangeVerdict.NotCompared);
        moved.Cases.Single().Verdict.ShouldBe(ChangeVerdict.NotCompared);
        moved.NoTimes.ShouldNotBeNull();
        moved.IsWorse.ShouldBeFalse();
        grown.Cases.Single().Facts.Single().Kind.ShouldBe(ChangedFactKind.Size);
        grown.IsWorse.ShouldBeTrue();

        static CaseResult Larger(CaseResult result) => result with { SizeBytes = 2 * result.SizeBytes };
    }

    [Fact]
    public void Other_values_are_said_and_their_sizes_are_not_compared()
    {
        var file = File("2");
        var changes = TwoRuns.Compare(File("1"), file with
        {
            Datasets = [file.Datasets[0] with { Hash = "other" }],
            Cases = [.. file.Cases.Select(result => result with { SizeBytes = 999 })],
        });

        changes.Cases.Single().Facts.ShouldBeEmpty();
        changes.Differences.Single().ShouldContain("--seed 1");
    }

    [Fact]
    public void Cases_of_one_run_alone_are_new_or_gone()
    {
        var (old, now) = (File("1"), File("2", name: "fresh"));

        TwoRuns.Compare(old, now).Cases.Select(change => (change.Id.Serializer, change.Verdict)).ShouldBe(
            [("fresh", ChangeVerdict.New), ("changed", ChangeVerdict.Gone)]);
    }

    private static ResultsFile File(
        string version, double machine = 1, double changed = 1, double[]? others = null, int rows = 7, string name = "changed")
    {
        CaseResult Case(string row, double ns) => Synthetic.Timed(row, [.. s_launches.Select((launch, i) =>
            ns * machine * launch * (1 + (0.0005 * ((row.Length + row[^1] + i) % 3))))]);
        var file = Synthetic.File(
            "same0", [.. Enumerable.Range(0, rows).Select(i => Case($"same{i}", 1000 * (others?[i] ?? 1))), Case(name, 1000 * changed)]);
        return file with
        {
            Targets = [new() { Name = Synthetic.Target, Runtime = ".NET 10.0.0" }],
            Datasets = [new() { Name = "Users", Description = "", Count = 100, PoolRoots = 1, CanonicalBytes = 1, Hash = "hash" }],
            Serializers = [.. file.Serializers.Select(info => info with { Version = info.Name == name ? version : "1" })],
        };
    }
}
