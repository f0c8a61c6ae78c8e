namespace Roundup.Analysis.Tests.Statistics;

public class MedianIntervalTests(ITestOutputHelper output)
{
    private const int Repeats = 5_000;

    public static TheoryData<int, string> Settings
    {
        get
        {
            var settings = new TheoryData<int, string>();
            foreach (var n in (int[])[10, 15, 16, 25, 50])
            {
                foreach (var shape in (string[])["log-normal", "long tail", "two levels"])
                {
                    settings.Add(n, shape);
                }
            }

            return settings;
        }
    }

    [Theory]
    [MemberData(nameof(Settings))]
    public void It_holds_the_true_median_as_often_as_it_says(int processes, string shape)
    {
        var random = new Random(processes);
        var (median, draw) = Distribution(shape, random);
        var held = Enumerable.Range(0, Repeats)
            .Count(_ => MedianInterval.Compute([.. Enumerable.Range(0, processes).Select(_ => draw())])!.Value.Contains(median));
        output.WriteLine(FormattableString.Invariant($"| {processes} | {shape} | {(double)held / Repeats:P1} |"));
        ((double)held / Repeats).ShouldBeInRange(0.935, 0.97);
    }

    [Fact]
    public void It_lies_between_the_order_statistics_next_to_95_per_cent()
    {
        // Of 15 values the 4th and 12th cover 96.5 %, the 5th and 11th 88.2 %.
        var interval = MedianInterval.Compute([.. Enumerable.Range(1, 15).Select(i => (double)i)])!.Value;

        interval.Low.ShouldBeInRange(4.05, 4.95);
        interval.High.ShouldBe(16 - interval.Low, 1e-12);
    }

    [Fact]
    public void The_order_of_the_values_is_of_no_account() =>
        MedianInterval.Compute([9, 1, 8, 2, 7, 3, 6]).ShouldBe(MedianInterval.Compute([1, 2, 3, 6, 7, 8, 9]));

    [Fact]
    public void Five_values_are_too_few()
    {
        MedianInterval.Compute([1, 2, 3, 4, 5]).ShouldBeNull();
        MedianInterval.Compute([1, 2, 3, 4, 5, 6]).ShouldNotBeNull();
    }

    [Fact]
    public void Many_values_are_no_matter() =>
        MedianInterval.Compute([.. Enumerable.Range(0, 5000).Select(i => (double)i)])!.Value.HalfWidth.ShouldBeInRange(60, 80);

    [Fact]
    public void What_is_always_the_same_has_no_width() =>
        MedianInterval.Compute([.. Enumerable.Repeat(415.0, 15)]).ShouldBe(new Interval(415, 415));

    /// <summary>A distribution with its true median.</summary>
    private static (double Median, Func<double> Draw) Distribution(string shape, Random random) => shape switch
    {
        "log-normal" => (30, () => 30 * Math.Exp(0.1 * random.Normal())),

        // Every process is held up, most of them a little: exponential, median ln 2.
        "long tail" => (30 + (10 * Math.Log(2)), () => 30 - (10 * Math.Log(1 - random.NextDouble()))),

        // Two kinds of processes, equally many and well apart: the median lies in between, where next to nothing is.
        _ => (35, () => (random.NextDouble() < 0.5 ? 30 : 40) + (10 * (random.NextDouble() - 0.5))),
    };
}
