namespace Roundup.Analysis.Tests.Simulations;

/// <summary>Charts of time and size whose truth is known.</summary>
public class TradeOffSimulationTests(ITestOutputHelper output)
{
    public static IEnumerable<object[]> Settings =>
        from launches in AllTests.AreWanted ? [2, 3, 5] : (int[])[2]
        from rows in AllTests.AreWanted ? [10, 40, 126] : (int[])[40]
        select new object[] { launches, rows };

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void A_row_is_seldom_beaten_by_one_that_is_as_fast(int launches, int rows)
    {
        var beaten = ParetoOptimal(Noise.Gaussian, launches, rows, slower: 0).Average(unbeaten => 1 - ((double)unbeaten.Length / rows));
        output.WriteLine(FormattableString.Invariant($"{launches} launches, {rows} rows, equally fast: {beaten:P2} beaten"));
        beaten.ShouldBeLessThan(0.02);
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void Of_many_rows_that_differ_the_smallest_is_unbeaten_and_all_that_are_twice_as_slow_are_beaten(int launches, int rows)
    {
        // Each row is 3 % slower than the one before, and larger.
        var all = ParetoOptimal(Noise.Gaussian, launches, rows, slower: 0.03).ToList();
        var mean = all.Average(unbeaten => unbeaten.Length);
        output.WriteLine(FormattableString.Invariant($"{launches} launches, {rows} rows, 3 % apart: {mean:F1} unbeaten"));
        all.ShouldAllBe(unbeaten => unbeaten.Contains(0));
        all.SelectMany(unbeaten => unbeaten).Max().ShouldBeLessThan(24);
    }

    /// <summary>The places of the unbeaten rows of each chart; the first row is the smallest.</summary>
    private static IEnumerable<int[]> ParetoOptimal(Noise noise, int launches, int rows, double slower)
    {
        var random = new Random((rows * 10) + launches);
        for (var chart = 0; chart < SimulationLength.Repeats(1000, 80) / rows; chart++)
        {
            CaseResult[] cases =
            [
                .. from row in Enumerable.Range(0, rows)
                   from operation in (Operation[])[Operation.Serialize, Operation.Deserialize]
                   let one = noise.Case(random, $"{row}", 1000 * Math.Pow(1 + slower, row), launches)
                   select one with { SizeBytes = 100 + row, Id = one.Id with { Table = one.Id.Table with { Operation = operation } } },
            ];
            yield return
            [
                .. Analyser.Analyse(Synthetic.File(null, cases)).TradeOffs.Single().Rows
                    .Where(row => row.IsParetoOptimal).Select(row => int.Parse(row.SerializerName)),
            ];
        }
    }
}
