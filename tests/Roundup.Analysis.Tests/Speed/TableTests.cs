namespace Roundup.Analysis.Tests.Speed;

/// <summary>Tables that a suite defines: parts of a table, and tables of several targets together.</summary>
public class TableTests
{
    private static readonly ReportTable s_json = new() { Title = "JSON", Formats = ["JSON"], BaselineRow = "b" };
    private static readonly ReportTable s_binary = new() { Title = "Binary", Formats = ["own"], BaselineRow = "x" };

    [Fact]
    public void Each_table_has_its_own_baseline_ratios_and_ranks()
    {
        var run = Analyser.Analyse(Split());
        run.Tables.Select(c => (c.Id, c.Title, c.Baseline))
            .ShouldBe([(Synthetic.Table, "JSON", "b"), (Synthetic.Table, "Binary", "x"), (Synthetic.Table, "Other formats", "b")]);
        run.Row("a").Ratio!.Ratio.ShouldBe(0.5, 1e-9);
        run.Row("y").Ratio!.Ratio.ShouldBe(3, 1e-9);
        run.Row("z").Ratio!.Ratio.ShouldBe(10, 1e-9);
        run.Row("y").SizeRatio.ShouldBe(2);
        run.Tables.Select(c => string.Join(' ', c.Rows.Select(r => r.Rank))).ShouldBe(["1 2", "1 2", "1"]);
        run.Notices.ShouldBeEmpty();
    }

    [Fact]
    public void Without_its_baseline_a_table_falls_back_on_its_own_fastest_exact_row()
    {
        var file = Split();
        file = file with
        {
            Cases =
            [
                .. file.Cases.Select(c => c.Id.Serializer == "x" ? c.Ended(Outcome.Unavailable, "not found") : c),
            ],
        };
        var run = Analyser.Analyse(file);
        run.Row("y").IsBaseline.ShouldBeTrue();
        run.Row("a").Ratio!.Ratio.ShouldBe(0.5, 1e-9);
        var notice = run.Notices.Single();
        notice.Code.ShouldBe(NoticeCode.BaselineMissing);
        notice.Arguments.ShouldBe(["x", Synthetic.Table + " (Binary)", "y"]);
    }

    [Fact]
    public void A_baseline_asked_for_goes_to_the_table_that_its_row_stands_in()
    {
        var run = Analyser.Analyse(Split(), "a");
        run.Tables.Select(c => c.Baseline).ShouldBe(["a", "x", "b"]);
    }

    [Fact]
    public void Two_runs_of_split_tables_are_compared_table_by_table()
    {
        var run = Analyser.Analyse(Split());
        Comparison.RunComparison.Compare(run, run).Select(d => d.Id.Serializer).ShouldBe(["a", "y", "z"], ignoreOrder: true);
    }

    [Fact]
    public void Joined_targets_have_the_baseline_of_the_target_asked_for()
    {
        var run = Analyser.Analyse(Joined("net8.0"));
        run.Tables.Select(c => c.Baseline).ShouldBe(["a@net8.0", "a@net8.0"]);
        run.Tables.SelectMany(c => c.Rows).Select(r => Math.Round(r.Ratio!.Ratio, 9)).ShouldBe([0.5, 1, 1.5]);
        run.Tables.SelectMany(c => c.Rows).Count(r => r.IsBaseline).ShouldBe(1);
        run.Notices.ShouldBeEmpty();
    }

    [Fact]
    public void Where_that_target_has_no_number_the_same_row_of_the_first_that_has_one_stands_in_for_all()
    {
        var run = Analyser.Analyse(Joined("NativeAOT"));
        run.Tables.Select(c => (c.Baseline, c.BaselineIsFallback, c.BaselineIsElsewhere))
            .ShouldBe([("a@net10.0", false, true), ("a@net10.0", false, true)]);
        run.Tables.SelectMany(c => c.Rows).Select(r => Math.Round(r.Ratio!.Ratio, 9)).ShouldBe([1, 2, 3]);
        var notice = run.Notices.Single();
        notice.Code.ShouldBe(NoticeCode.BaselineElsewhere);
        notice.Arguments.ShouldBe(["a@NativeAOT", "Users x100 Bytes Serialize on every target", "a@net10.0"]);
    }

    [Fact]
    public void Where_the_row_has_no_number_at_all_one_fastest_exact_row_stands_in_for_all()
    {
        var file = Joined(null);
        var run = Analyser.Analyse(file with { Run = file.Run with { Baseline = "gone" } });
        run.Tables.Select(c => (c.Baseline, c.BaselineIsFallback)).ShouldBe([("a@net10.0", true), ("a@net10.0", true)]);
        run.Notices.Single().Arguments.ShouldBe(["gone", "Users x100 Bytes Serialize on every target", "a@net10.0"]);
    }

    [Fact]
    public void A_table_of_both_operations_has_the_times_of_its_ratios()
    {
        // The median of the launches would be 100 for both rows.
        var run = Analyser.Analyse(Synthetic.File("a", Synthetic.Timed("a", 100, 100, 100), Synthetic.Timed("b", 100, 100, 800)));
        var rows = MacroTable.Of(run).Single().Rows;

        rows.Select(row => (row.Name, Math.Round(row.SerializeNs!.Value))).ShouldBe([("a", 100), ("b", 200)], ignoreOrder: true);
        rows.Single(row => row.Name == "b").Serialize!.Ratio!.Ratio.ShouldBe(2, 1e-6);
    }

    private static ResultsFile Split()
    {
        var file = Synthetic.File(
            "b",
            Synthetic.Timed("a", 50, 50),
            Synthetic.Timed("b", 100, 100),
            Synthetic.Timed("x", 10, 10),
            Synthetic.Timed("y", 30, 30) with { SizeBytes = 2000 },
            Synthetic.Timed("z", 1000, 1000));
        return file with
        {
            Run = file.Run with { Report = new() { Tables = [s_json, s_binary] } },
            Serializers =
            [
                .. file.Serializers.Select(s => s with { Format = s.Name switch { "x" or "y" => "own", "z" => "XML", _ => "JSON" } }),
            ],
        };
    }

    private static ResultsFile Joined(string? target)
    {
        var file = Synthetic.File(
            "a",
            Synthetic.Timed("a", 100, 100),
            Synthetic.Timed("a", 200, 200).On("net8.0"),
            Synthetic.Timed("b", 300, 300).On("net8.0"));
        return file with { Run = file.Run with { BaselineTarget = target, Report = new() { JoinTargets = true } } };
    }
}
