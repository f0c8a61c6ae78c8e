namespace Roundup.Analysis.Tests.Speed;

public class OverviewTests
{
    [Fact]
    public void A_line_has_the_geometric_means_of_its_tables_and_the_ranks_that_it_can_have()
    {
        var overview = Of(Rows("base", 1000, 2000), Rows("quick", 400, 1800), Rows("slow", 3000, 4000));

        overview.Baseline.ShouldBe("base");
        overview.Tables.ShouldBe(2);
        overview.Lines.Select(line => line.Name).ShouldBe(["quick", "base", "slow"]);
        var quick = overview.Lines[0];
        quick.Serialize!.Value.Value.ShouldBe(Math.Sqrt(0.4 * 0.9), 0.01);
        quick.Serialize.Value.Interval!.Value.Contains(0.6).ShouldBeTrue();
        quick.Deserialize.ShouldBeNull();
        quick.Rank.ShouldBe(new RankInterval(1, 1));
        quick.FirstPlaces.ShouldBe(2);
        overview.Lines[1].IsBaseline.ShouldBeTrue();
        overview.Lines[2].FirstPlaces.ShouldBe(0);
    }

    [Fact]
    public void A_lossy_row_and_one_that_lacks_a_table_have_no_rank()
    {
        var overview = Of(
            Rows("base", 1000, 2000),
            [.. Rows("lossy", 100, 200).Select(row => row.Lossy("Name"))],
            [.. Rows("some", 100, 200).Take(1)]);

        overview.Lines.Select(line => (line.Name, line.Rank, line.IsExact, line.Cases.Count))
            .ShouldBe([("lossy", null, false, 2), ("base", new RankInterval(1, 1), true, 2), ("some", null, true, 1)]);
    }

    [Fact]
    public void A_row_that_is_noisy_in_a_table_may_be_first_there()
    {
        CaseResult[] noisy = Rows("noisy", 990, 1990);
        double[] launches = [300, 900, 2700, 1500, 600];
        noisy[0] = Synthetic.Timed("noisy", launches) with { Id = noisy[0].Id };

        var overview = Of(Rows("base", 1000, 2000), noisy);

        overview.Lines.Single(line => line.Name == "noisy").FirstPlaces.ShouldBe(2);
        overview.Lines.Single(line => line.Name == "base").FirstPlaces.ShouldBe(2);
    }

    [Fact]
    public void Targets_and_shapes_stand_apart_and_Bytes_first()
    {
        CaseResult[] Shaped(Shape shape) =>
            [.. Rows("base", 1000, 2000).Select(row => row.At(shape: shape))];

        var overviews = Analyse([.. Shaped(Shape.String), .. Shaped(Shape.Bytes)]);

        overviews.Select(overview => overview.Shape).ShouldBe([Shape.Bytes, Shape.String]);
    }

    private static Overview Of(params CaseResult[][] rows) => Analyse([.. rows.SelectMany(row => row)]).ShouldHaveSingleItem();

    private static IReadOnlyList<Overview> Analyse(CaseResult[] cases) =>
        Overview.Of(Analyser.Analyse(Synthetic.File("base", cases)).Cells);

    /// <summary>Five launches in two tables, with a scatter of 2 %.</summary>
    private static CaseResult[] Rows(string name, double first, double second)
    {
        double[] scatter = [0.98, 1.02, 1.0, 0.99, 1.01];
        CaseResult In(int count, double ns)
        {
            double[] launches = [.. scatter.Select((_, i) => name == "base" ? ns : ns * scatter[(i + name.Length) % 5])];
            return Synthetic.Timed(name, launches).At(count: count);
        }

        return [In(1, first), In(10, second)];
    }
}
