namespace Roundup.Analysis.Tests.Speed;

public class AnalyserTests
{
    [Fact]
    public void What_was_not_measured_stays_with_its_reason_and_without_numbers()
    {
        var half = Synthetic.Timed("half", 100).Ended(Outcome.Wrong, "Name came back as null");
        var run = Analyser.Analyse(Synthetic.File("a", Synthetic.Timed("a", 100), half, Synthetic.Case("empty"), Synthetic.Case("B")
            .Ended(Outcome.Unavailable, "no package")));
        run.Tables.Single().Rows.Select(r => r.Result.Id.Serializer).ShouldBe(["a", "B", "empty", "half"]);
        foreach (var row in run.Tables[0].Rows.Skip(1))
        {
            row.ShouldSatisfyAllConditions(
                r => r.Time.ShouldBeNull(),
                r => r.Batches.ShouldBeNull(),
                r => r.Ratio.ShouldBeNull(),
                r => r.Rank.ShouldBeNull(),
                r => r.OpsPerSecond.ShouldBeNull());
        }

        run.Row("half").Result.Reason.ShouldBe("Name came back as null");
    }

    [Fact]
    public void Tables_keep_the_order_of_the_file()
    {
        CaseResult[] cases = [Synthetic.Timed("a", 1).On("z"), Synthetic.Timed("a", 1).On("b"), Synthetic.Timed("b", 1).On("z")];
        var run = Analyser.Analyse(Synthetic.File(null, cases));
        run.Tables.Select(c => (c.Id.Target, c.Rows.Count)).ShouldBe([("z", 2), ("b", 1)]);
    }

    [Fact]
    public void An_empty_file_is_an_empty_run()
    {
        var run = Analyser.Analyse(Synthetic.File("a"));
        run.Tables.ShouldBeEmpty();
        run.Notices.ShouldBeEmpty();
        run.SpeedDrift.ShouldBeNull();
    }

    [Fact]
    public void A_row_whose_metadata_is_lost_is_still_shown()
    {
        var file = Synthetic.File(null, Synthetic.Timed("Lib/row", 100)) with { Serializers = [] };
        Analyser.Analyse(file).Row("Lib/row").Serializer.Library.ShouldBe("Lib");
    }

    [Fact]
    public void The_file_says_the_same_after_it_was_written_and_read()
    {
        var file = Synthetic.File(
            "base",
            Noise.Gaussian.Case(new Random(1), "base", 1000, 3, 2),
            Noise.Gaussian.Case(new Random(2), "a", 1500, 3));
        using var stream = new MemoryStream();
        Parts.Store.Write(file, stream);
        stream.Position = 0;
        var again = Analyser.Analyse(Parts.Store.Read(stream, "results.json"));
        again.Row("a").Ratio!.Ratio.ShouldBe(Analyser.Analyse(file).Row("a").Ratio!.Ratio, 1e-6);
        $"{again.Row("a").Rank}".ShouldBe("2");
    }
}
