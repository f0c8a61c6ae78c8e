namespace Roundup.Analysis.Tests.Speed;

public class RankingTests
{
    [Fact]
    public void A_line_has_the_geometric_means_of_its_tables_and_the_ranks_that_it_can_have()
    {
        var ranking = Of(Rows("base", 1000, 2000), Rows("quick", 400, 1800), Rows("slow", 3000, 4000));

        ranking.Baseline.ShouldBe("base");
        ranking.Tables.ShouldBe(2);
        ranking.Serializers.Select(line => line.Name).ShouldBe(["quick", "base", "slow"]);
        var quick = ranking.Serializers[0];
        quick.Serialize!.Value.Value.ShouldBe(Math.Sqrt(0.4 * 0.9), 0.01);
        quick.Serialize.Value.Interval!.Value.Contains(0.6).ShouldBeTrue();
        quick.Deserialize.ShouldBeNull();
        quick.Rank.ShouldBe(new RankInterval(1, 1));
        quick.FirstPlaces.ShouldBe(2);
        ranking.Serializers[1].IsBaseline.ShouldBeTrue();
        ranking.Serializers[2].FirstPlaces.ShouldBe(0);
    }

    [Fact]
    public void A_lossy_row_and_one_that_lacks_a_table_have_no_rank()
    {
        var ranking = Of(
            Rows("base", 1000, 2000),
            [.. Rows("lossy", 100, 200).Select(row => row.Lossy("Name"))],
            [.. Rows("some", 100, 200).Take(1)]);

        ranking.Serializers.Select(line => (line.Name, line.Rank, line.IsExact, line.Cases.Count))
            .ShouldBe([("lossy", null, false, 2), ("base", new RankInterval(1, 1), true, 2), ("some", null, true, 1)]);
    }

    [Fact]
    public void A_row_that_is_noisy_in_a_table_may_be_first_there()
    {
        CaseResult[] noisy = Rows("noisy", 990, 1990);
        double[] launches = [300, 900, 2700, 1500, 600];
        noisy[0] = Synthetic.Timed("noisy", launches) with { Id = noisy[0].Id };

        var ranking = Of(Rows("base", 1000, 2000), noisy);

        ranking.Serializers.Single(line => line.Name == "noisy").FirstPlaces.ShouldBe(2);
        ranking.Serializers.Single(line => line.Name == "base").FirstPlaces.ShouldBe(2);
    }

    [Fact]
    public void Targets_and_shapes_stand_apart_and_Bytes_first()
    {
        CaseResult[] Shaped(Shape shape) =>
            [.. Rows("base", 1000, 2000).Select(row => row.At(shape: shape))];

        var rankings = Analyse([.. Shaped(Shape.String), .. Shaped(Shape.Bytes)]);

        rankings.Select(ranking => ranking.Shape).ShouldBe([Shape.Bytes, Shape.String]);
    }

    [Fact]
    public void What_other_processes_measured_is_independent_of_it()
    {
        // In both datasets the ratio of quick scatters by 2 %; where the launches of one are high, those of the other are low.
        CaseResult[] In(string dataset, params double[] quick) =>
        [
            .. new[] { Synthetic.Timed("base", [.. quick.Select(_ => 1000.0)]), Synthetic.Timed("quick", quick) }
                .Select(c => c.At(dataset: dataset)),
        ];
        Estimate Joined(params CaseResult[] cases) => Of(cases).Serializers[0].Both;
        var (alone, both) = (Joined(In("A", 390, 410, 400)), Joined([.. In("A", 390, 410, 400), .. In("B", 820, 780, 800)]));
        both.Least.ShouldBe(0.4, 0.001);
        both.Greatest.ShouldBe(0.8, 0.001);
        both.Value.ShouldBe(Math.Sqrt(0.32), 0.001);

        // Not 0, as if one launch made up for the other, and narrower than that of one: more is known.
        (both.Interval!.Value.HalfWidth / both.Value).ShouldBeInRange(0.01, 0.9 * alone.Interval!.Value.HalfWidth / alone.Value);
    }

    [Fact]
    public void Rows_that_all_tie_are_not_told_apart()
    {
        double[] Noisy(double shift) => [1000 + shift, 1030 - shift, 975 + shift, 1010 - shift, 990 + shift];
        var rows = Of([Synthetic.Timed("base", Noisy(0)), Synthetic.Timed("a", Noisy(20)), Synthetic.Timed("b", Noisy(-20))]).Serializers;
        rows[0].Rivals!.ShouldAllBe(rival => rival.Certainty == Certainty.NotSignificant);
        rows.ShouldAllBe(row => row.Rank == new RankInterval(1, 3) && row.FirstPlaces == 1);
    }

    [Fact]
    public void Of_rows_that_all_lose_data_there_is_no_ranking() =>
        Analyse([.. Rows("lossy", 100, 200).Select(row => row.Lossy("A"))]).ShouldBeEmpty();

    [Fact]
    public void One_exact_row_has_no_rival() => Of(Rows("base", 1000, 2000)).Serializers.ShouldHaveSingleItem().Rivals.ShouldBe([]);

    [Fact]
    public void A_single_launch_claims_nothing_however_far_apart_rows_are()
    {
        var rows = Of([Synthetic.Timed("base", 1000), Synthetic.Timed("far", 10), Synthetic.Timed("lossy", 1).Lossy("A")]).Serializers;
        rows.ShouldAllBe(row => row.Rank == null);
        rows.Where(row => row.IsCompared).SelectMany(row => row.Rivals!)
            .ShouldAllBe(rival => rival.Certainty == Certainty.NotSignificant && rival.Interval == null);
    }

    [Fact]
    public void What_is_not_told_apart_and_what_is_probably_slower_stand_apart_each_with_its_ratio()
    {
        double[] Scattered(double ns) => [0.97 * ns, 1.03 * ns];
        var first = Of(
        [
            Synthetic.Timed("base", Scattered(1000)), Synthetic.Timed("near", 1050, 1020), Synthetic.Timed("far", 2550, 2400),
        ]).Serializers[0];
        first.Name.ShouldBe("base");
        first.Rivals!.Select(rival => (rival.Name, rival.Certainty))
            .ShouldBe([("near", Certainty.NotSignificant), ("far", Certainty.Probable)]);
        first.Rivals![1].Ratio!.Value.ShouldBe(2.47, 0.02);
        first.Rivals[1].Interval!.Value.Low.ShouldBeGreaterThan(1);
    }

    [Fact]
    public void One_launch_says_probably_by_the_scatter_of_the_row_that_ran_twice()
    {
        var twice = Synthetic.Case("base", Synthetic.Launch(0, 1000), Synthetic.Launch(0, 1020) with { Replica = 1 });
        var first = Of([twice, Synthetic.Timed("slow", 5000)]).Serializers[0];
        (first.Name, first.Rank, first.Rivals![0].Certainty).ShouldBe(("base", null, Certainty.Probable));
    }

    [Fact]
    public void A_lazy_row_is_compared_with_the_time_to_read_its_result()
    {
        var lazy = Synthetic.Timed("lazy", 100, 101, 99);
        lazy = lazy.With(new SpeedData([.. lazy.Launches.Select(launch => launch with { Hidden = new() { Reading = 9 } })]));
        Of([Synthetic.Timed("base", 500, 505, 495), lazy]).Serializers.Select(row => row.Name).ShouldBe(["base", "lazy"]);
    }

    [Fact]
    public void Ratios_to_different_baselines_have_no_mean()
    {
        CaseResult In(string dataset, string row, double ns) => Synthetic.Timed(row, ns, 1.01 * ns, 0.99 * ns).At(dataset: dataset);
        var ranking = Of(
        [
            In("A", "base", 1000), In("A", "quick", 500), In("B", "base", 1000), In("B", "quick", 400),
            In("C", "quick", 100), In("C", "slow", 1000),
        ]);
        (ranking.Baseline, ranking.Tables).ShouldBe(("base", 2));
        ranking.Serializers[0].Both.Value.ShouldBe(Math.Sqrt(0.2), 0.01);
    }

    [Fact]
    public void Over_several_tables_a_row_is_beaten_where_the_mean_is_shown_to_be_slower()
    {
        // The other row is as large, slower in one table and as fast in the other; or larger.
        IEnumerable<string> ParetoOptimal(double one, double ten, double size)
        {
            CaseResult[] Row(string name, double first, double second, double bytes) =>
            [
                .. Rows(name, first, second).SelectMany(row => new[] { row, row.At(operation: Operation.Deserialize) })
                    .Select(row => row with { SizeBytes = bytes }),
            ];
            var run = Analyser.Analyse(Synthetic.File(
                "base", [.. Row("base", 1000, 1000, 100), .. Row("other", one, ten, size), .. Row("smallest", 9000, 9000, 50)]));
            return run.Rankings.ShouldHaveSingleItem().ParetoOptimalSerializers.Order();
        }

        ParetoOptimal(2000, 2000, 100).ShouldBe(["base", "smallest"]);
        ParetoOptimal(3000, 1000, 100).ShouldBe(["base", "smallest"], "the means are apart");
        ParetoOptimal(2000, 500, 100).ShouldBe(["base", "other", "smallest"], "faster in one and slower in the other");
        ParetoOptimal(500, 500, 101).ShouldBe(["base", "other", "smallest"], "it is larger");
    }

    private static Ranking Of(params CaseResult[][] rows) => Analyse([.. rows.SelectMany(row => row)]).ShouldHaveSingleItem();

    private static IReadOnlyList<Ranking> Analyse(CaseResult[] cases) =>
        Ranking.Of(Analyser.Analyse(Synthetic.File("base", cases)).Tables);

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
