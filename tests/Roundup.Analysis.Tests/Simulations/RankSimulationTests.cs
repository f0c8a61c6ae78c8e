using System.Diagnostics;
using Xunit.Abstractions;

namespace Roundup.Analysis.Tests.Simulations;

public class RankSimulationTests(ITestOutputHelper output)
{
    private const double AtLeast = 0.94;
    private static readonly int[] Rows = [2, 3, 5, 10, 20, 40];
    private static readonly int[] LaunchCounts = [2, 3, 5, 10];
    private static readonly Noise[] Noises = [Noise.Gaussian, Noise.HeavyTailed, Noise.Unequal, Noise.OneNoisy, Noise.HalfNoisy];

    public static IEnumerable<object[]> Settings =>
        from noise in Enumerable.Range(0, Noises.Length)
        from launches in AllTests.AreWanted ? [2, 5, 10] : (int[])[2, 5]
        select new object[] { noise, launches };

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Settings))]
    public void Ranks_contain_the_true_ones_in_at_least_94_percent_of_the_cells(int noise, int launches)
    {
        foreach (var rows in AllTests.AreWanted ? [2, 5, 10, 40] : (int[])[2, 10])
        {
            foreach (var cells in (int[])[1, 10])
            {
                foreach (var slower in rows == 10 ? [0, 0.05] : (double[])[0])
                {
                    RankSimulation.Run(Noises[noise], rows, launches, cells, rows < 20 ? 400 : 100, slower).Contained
                        .ShouldBeGreaterThanOrEqualTo(AtLeast - 0.02, $"{rows} rows, {cells} cells; so few repeats may be 2 % off");
                }
            }
        }
    }

    [Fact]
    public void Prints_the_tables_where_asked()
    {
        if (Environment.GetEnvironmentVariable("ROUNDUP_SIMULATIONS") is not { Length: > 0 } repeats)
        {
            return;
        }

        var watch = Stopwatch.StartNew();
        foreach (var cells in (int[])[1, 10])
        {
            Print($"P(all ranks contain the true ones), equal rows, runs of {cells} cell(s)", Noises, (noise, rows, launches) =>
                RankSimulation.Run(noise, rows, launches, cells, Count(repeats, rows)).Contained);
            foreach (var slower in (double[])[0.02, 0.05, 0.10, 0.20])
            {
                var title = FormattableString.Invariant($"P(told from the next), each row {slower:P0} slower, runs of {cells} cell(s)");
                Print(title, [Noise.Quiet, Noise.Gaussian, Noise.HeavyTailed], (noise, rows, launches) =>
                    RankSimulation.Run(noise, rows, launches, cells, Count(repeats, rows) / 5, slower).Power);
            }
        }

        output.WriteLine($"{watch.Elapsed.TotalSeconds:F0} s");
    }

    private static int Count(string repeats, int rows) => int.Parse(repeats) / (rows < 20 ? 1 : 5);

    private void Print(string title, Noise[] noises, Func<Noise, int, int, double> share)
    {
        output.WriteLine($"| {title} | launches | {string.Join(" | ", Rows.Select(r => $"{r} rows"))} |");
        foreach (var noise in noises)
        {
            foreach (var launches in LaunchCounts)
            {
                output.WriteLine($"| {noise.Name} | {launches} | "
                    + string.Join(" | ", Rows.Select(rows => FormattableString.Invariant($"{share(noise, rows, launches):P1}"))) + " |");
            }
        }
    }
}
