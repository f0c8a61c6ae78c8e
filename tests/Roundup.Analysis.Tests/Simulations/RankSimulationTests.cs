using System.Diagnostics;

namespace Roundup.Analysis.Tests.Simulations;

public class RankSimulationTests(ITestOutputHelper output)
{
    private const double AtLeast = 0.94;
    private static readonly int[] s_rows = [2, 3, 5, 10, 20, 40];
    private static readonly int[] s_launchCounts = [2, 3, 5, 10];
    private static readonly Noise[] s_noises = [Noise.Gaussian, Noise.HeavyTailed, Noise.Unequal, Noise.OneNoisy, Noise.HalfNoisy];

    public static IEnumerable<object[]> Settings =>
        from noise in Enumerable.Range(0, s_noises.Length)
        from launches in (int[])[2, 5, 10]
        where SimulationLength.IsFull || (AllTests.AreWanted ? (noise + launches) % 3 == 0 : (noise, launches) is (1, 5) or (4, 2))
        select new object[] { noise, launches };

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void Ranks_contain_the_true_ones_in_at_least_94_percent_of_the_tables(int noise, int launches)
    {
        // A table of 40 rows takes as long as all smaller ones together.
        int[] sizes = !AllTests.AreWanted ? [10] : SimulationLength.IsFull ? [2, 5, 10, 40] : [2, 5, 10];
        foreach (var rows in sizes)
        {
            foreach (var tables in AllTests.AreWanted ? [1, 10] : (int[])[10])
            {
                foreach (var slower in rows == 10 ? [0, 0.05] : (double[])[0])
                {
                    var repeats = rows < 20 ? SimulationLength.Repeats(400, 200) : 100;
                    RankSimulation.Run(s_noises[noise], rows, launches, tables, repeats, slower).Contained
                        .ShouldBeGreaterThanOrEqualTo(
                            AtLeast - SimulationLength.Tolerance(0.02), $"{rows} rows, {tables} tables; so few repeats may be 2 % off");
                }
            }
        }
    }

    /// <summary>All noises together: 3 to 5 %; where every second row is four times as noisy as the others, up to 6.5 %.</summary>
    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Of_equal_rows_at_most_one_pair_in_twenty_is_called_probably_faster()
    {
        var wrong = (from noise in AllTests.Kinds(s_noises, first: 1)
                     from rows in AllTests.Kinds((int[])[3, 8, 17], first: 1)
                     from launches in (int[])[2, 3, 5]
                     select RankSimulation.Run(noise, rows, launches, 1, SimulationLength.Repeats(800)).Wrong).ToList();
        output.WriteLine($"{wrong.Min():P1} to {wrong.Max():P1}, mean {wrong.Average():P1}");
        wrong.Average().ShouldBeLessThan(0.05);
        wrong.Max().ShouldBeLessThan(0.065 + SimulationLength.Tolerance(0.01));
    }

    /// <summary>A row that takes half as long again as the others, at two launches that scatter by 3 %.</summary>
    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Two_launches_separate_a_row_that_is_half_as_slow_again()
    {
        foreach (var (rows, least) in AllTests.Kinds(((int, double)[])[(5, 0.85), (8, 0.9), (17, 0.8)]))
        {
            RankSimulation.Run(Noise.Gaussian, rows, 2, 1, SimulationLength.Repeats(800, 40), 0.5, onlyLast: true).Power
                .ShouldBeGreaterThan(least);
        }
    }

    [Fact]
    public void Prints_the_tables_where_asked()
    {
        if (!SimulationLength.IsFull)
        {
            return;
        }

        var watch = Stopwatch.StartNew();
        foreach (var tables in (int[])[1, 10])
        {
            Print($"P(all ranks contain the true ones), equal rows, runs of {tables} table(s)", s_noises, (noise, rows, launches) =>
                RankSimulation.Run(noise, rows, launches, tables, Count(rows)).Contained);
            Print($"P(a pair is called probably faster), equal rows, runs of {tables} table(s)", s_noises, (noise, rows, launches) =>
                RankSimulation.Run(noise, rows, launches, tables, Count(rows)).Wrong);
            foreach (var slower in (double[])[0.10, 0.20, 0.50, 1])
            {
                var title = FormattableString.Invariant($"P(told from all others), one row {slower:P0} slower, runs of {tables} table(s)");
                Print(title, [Noise.Gaussian, Noise.Unequal], (noise, rows, launches) =>
                    RankSimulation.Run(noise, rows, launches, tables, Count(rows), slower, onlyLast: true).Power);
            }

            foreach (var slower in (double[])[0.02, 0.05, 0.10, 0.20])
            {
                var title = FormattableString.Invariant($"P(told from the next), each row {slower:P0} slower, runs of {tables} table(s)");
                Print(title, [Noise.Quiet, Noise.Gaussian, Noise.HeavyTailed], (noise, rows, launches) =>
                    RankSimulation.Run(noise, rows, launches, tables, Count(rows) / 5, slower).Power);
            }
        }

        output.WriteLine($"{watch.Elapsed.TotalSeconds:F0} s");
    }

    private static int Count(int rows) => rows < 20 ? 600 : 120;

    private void Print(string title, Noise[] noises, Func<Noise, int, int, double> share)
    {
        output.WriteLine($"| {title} | launches | {string.Join(" | ", s_rows.Select(r => $"{r} rows"))} |");
        foreach (var noise in noises)
        {
            foreach (var launches in s_launchCounts)
            {
                output.WriteLine($"| {noise.Name} | {launches} | "
                    + string.Join(" | ", s_rows.Select(rows => FormattableString.Invariant($"{share(noise, rows, launches):P1}"))) + " |");
            }
        }
    }
}
