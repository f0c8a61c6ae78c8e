namespace Roundup.Analysis.Tests.Simulations;

public class CoverageTests(ITestOutputHelper output)
{
    private static readonly int[] s_launchCounts = AllTests.AreWanted ? [2, 3, 5, 20] : [2, 5];
    private static readonly Noise[] s_noises = [Noise.Gaussian, Noise.HeavyTailed, Noise.Unequal, Noise.OneNoisy];

    /// <summary>Many launches take most of the time, and matter most where rows scatter unequally.</summary>
    public static IEnumerable<object[]> Settings =>
        from launches in s_launchCounts
        from noise in Enumerable.Range(0, s_noises.Length)
        where launches < 20 || s_noises[noise] == Noise.Unequal || SimulationLength.IsFull
        where AllTests.AreWanted || (noise + launches) % 2 == 0
        select new object[] { launches, noise };

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void Intervals_hold_the_truth_as_often_as_they_say(int launches, int noise)
    {
        var result = CoverageSimulation.Run(launches, SimulationLength.Repeats(60), seed: 42 + launches, s_noises[noise]);
        output.WriteLine(CoverageSimulation.Result.Header);
        output.WriteLine(result.Line(launches, s_noises[noise]));

        // With many launches the row that scatters most widens the others a little.
        result.Mean.ShouldBeInRange(0.95 - SimulationLength.Tolerance(0.02), 0.95 + SimulationLength.Tolerance(0.035));
        // Ratios have the caution of the ranks in their intervals: with few launches these hold the truth more often than they say.
        result.Ratio.ShouldBeGreaterThan(0.95 - SimulationLength.Tolerance(0.01));
        result.AA.ShouldBeGreaterThan(0.95 - SimulationLength.Tolerance(0.01));
        (result.Ratio < 0.98 || launches <= 5).ShouldBeTrue();
        result.Ties.ShouldBeGreaterThanOrEqualTo(0.94 - SimulationLength.Tolerance(0.03), "with three standard errors of 240 tables");
    }

    /// <summary>What a launch adds to all rows is known from all of them: the machine changes by 5 %, rows by 3 %.</summary>
    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(2, 0.25)]
    [InlineData(5, 0.08)]
    public void A_mean_from_few_launches_is_as_sure_as_all_rows_together_say(int launches, double widest)
    {
        const double Ns = 1000;
        var random = new Random(11);
        List<bool> holds = [];
        List<double> halfWidths = [];
        for (var i = 0; i < SimulationLength.Repeats(100, 20); i++)
        {
            CaseResult[] cases =
            [
                .. from dataset in Enumerable.Range(0, 3)
                   let machine = Enumerable.Range(0, launches).Select(_ => 0.05 * random.Normal()).ToArray()
                   from row in Enumerable.Range(0, 10)
                   let result = Synthetic.Timed($"r{row}", [.. machine.Select(m => Ns * Math.Exp(m + (0.03 * random.Normal())))])
                   select result.At(dataset: $"D{dataset}"),
            ];
            foreach (var row in Analyser.Analyse(Synthetic.File("r0", cases)).Tables.SelectMany(table => table.Rows))
            {
                var interval = row.Time!.Interval!.Value;
                holds.Add(interval.Contains(Ns));
                halfWidths.Add((interval.High - interval.Low) / 2 / Ns);
            }
        }

        holds.Average(held => held ? 1.0 : 0).ShouldBe(0.95, SimulationLength.Tolerance(0.03));
        halfWidths.Order().ElementAt(halfWidths.Count / 2).ShouldBeLessThan(widest);
    }

    /// <summary>What a process adds is in all tables that it measures (3 %), and each table scatters by 2 % besides.</summary>
    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(2)]
    [InlineData(5)]
    public void A_geometric_mean_over_tables_holds_the_truth_as_often_as_it_says(int launches)
    {
        var random = new Random(12);
        List<bool> holds = [];
        for (var i = 0; i < SimulationLength.Repeats(100, 20); i++)
        {
            CaseResult[] cases =
            [
                .. from dataset in Enumerable.Range(0, 3)
                   from row in Enumerable.Range(0, 8)
                   let processes = Enumerable.Range(0, launches).Select(_ => 0.03 * random.Normal()).ToArray()
                   from count in Enumerable.Range(1, 4)
                   let result = Synthetic.Timed($"r{row}", [.. processes.Select(p => 1000 * Math.Exp(p + (0.02 * random.Normal())))])
                   select result.At(dataset: $"D{dataset}", count: count),
            ];
            var tables = Analyser.Analyse(Synthetic.File("r0", cases)).Tables;
            var rows = SerializerTables.OfExact(tables);
            var priors = new MeanPriors(rows);
            holds.AddRange(rows.Where(row => row.Name != "r0")
                .Select(row => MeanOverTables.ToBaseline(row, [.. row.Cases.Keys], priors).Interval!.Value.Contains(1)));
        }

        holds.Average(held => held ? 1.0 : 0).ShouldBe(0.96, SimulationLength.Tolerance(0.03));
    }

    [Fact]
    public void Five_launches_tell_a_tenth_apart()
    {
        var random = new Random(7);
        const int Times = 100;
        var told = 0;
        for (var i = 0; i < Times; i++)
        {
            var run = Analyser.Analyse(Synthetic.File(
                "base",
                Noise.Quiet.Case(random, "base", 1000, 5, replicas: 2),
                Noise.Quiet.Case(random, "fast", 2000, 5),
                Noise.Quiet.Case(random, "slow", 2200, 5)));
            told += run.Row("fast").Rank!.Value.Last < run.Row("slow").Rank!.Value.First ? 1 : 0;
        }

        ((double)told / Times).ShouldBeGreaterThan(0.95);
    }
}
