using Roundup.Trials.Agreement;

namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// What `trials agreement` says of intervals that are right, and how much that scatters: series of ten runs,
/// 12 tables of a baseline and three rows, five launches with normal noise of 3 %.
/// </summary>
public class RunSetCoverageTests(ITestOutputHelper output)
{
    private const int Runs = 10;
    private const int Tables = 12;

    /// <summary>Two tables take 500 us, the others 2 us: a band of few cases scatters more.</summary>
    private const int LongTables = 2;

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Right_intervals_cover_the_difference_and_the_consensus()
    {
        var random = new Random(11);
        RunSet[] series = [.. Enumerable.Range(0, SimulationLength.Repeats(30)).Select(_ => Series(random))];
        PooledAgreement[] overall = [.. series.Select(set => set.Overall)];
        PooledAgreement[] few = [.. series.Select(set => set.In(CallLengthBand.Of(5e5)))];

        overall[0].Ratios.ShouldBe(45 * Tables * 3);
        few[0].Ratios.ShouldBe(45 * LongTables * 3);
        var expected = overall[0].ExpectedShareContainingConsensus!.Value;
        var (near, nearOfFew) = (SimulationLength.Tolerance(0.02), SimulationLength.Tolerance(0.03));
        Of("difference contains 0, all", overall, one => one.ShareContainingZero).ShouldBe(0.95, near);
        Of("difference contains 0, band of two tables", few, one => one.ShareContainingZero).ShouldBe(0.95, near);
        Of("contains the consensus, all", overall, one => one.ShareContainingConsensus).ShouldBe(expected, near);
        Of("contains the consensus, band of two tables", few, one => one.ShareContainingConsensus).ShouldBe(expected, nearOfFew);
    }

    private double Of(string name, PooledAgreement[] series, Func<PooledAgreement, double?> figure)
    {
        double[] values = [.. series.Select(one => figure(one)!.Value)];
        var mean = values.Average();
        var deviation = Math.Sqrt(values.Sum(value => (value - mean) * (value - mean)) / (values.Length - 1));
        output.WriteLine($"{name}: {100 * mean:F1} %, standard deviation between series {100 * deviation:F1} %");
        return mean;
    }

    private static RunSet Series(Random random) => new([.. Enumerable.Range(0, Runs).Select(_ => Run(random))]);

    private static AnalysedRun Run(Random random) => Analyser.Analyse(Synthetic.File(
        "base",
        [
            .. from table in Enumerable.Range(0, Tables)
               from name in (string[])["base", "a", "b", "c"]
               select In(table, Noise.Gaussian.Case(random, name, table < LongTables ? 5e5 : 2e3, launches: 5, rounds: 3)),
        ]));

    private static CaseResult In(int table, CaseResult result) =>
        result.At(dataset: $"Users{table}");
}
