using Roundup.Analysis.Estimates;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Speed;

namespace Roundup.Reporting.Tests;

/// <summary>The answer while a run goes on.</summary>
public sealed class ProvisionalTextTests
{
    [Fact]
    public void It_says_that_it_is_provisional_and_has_no_ranks()
    {
        var lines = ProvisionalText.Lines(SampleRun.Rich(), launches: 1);

        lines[0].ShouldStartWith("Provisional, 1 launch: time / time of ");
        lines.ShouldAllBe(line => line.Length <= 100 && !line.Contains("ank"));
        lines.ShouldContain(line => line.StartsWith("System.Text.Json/reflection ", StringComparison.Ordinal));
    }

    [Fact]
    public void An_interval_is_shown_however_wide_it_is()
    {
        var run = SampleRun.Rich();
        RatioEstimate? Wide(RatioEstimate? ratio) =>
            ratio is null ? null : ratio with { Interval = new(ratio.Ratio / 10, ratio.Ratio * 10) };
        var wide = run with
        {
            Tables =
            [
                .. run.Tables.Select(table => table with
                {
                    Rows = [.. table.Rows.Select(row => row.IsBaseline ? row : row with { Ratio = Wide(row.Ratio) })],
                }),
            ],
        };

        var lines = ProvisionalText.Lines(wide, launches: 2);

        lines.ShouldAllBe(line => !line.Contains("noisy"));
        var row = ProvisionalRow.Of(wide).First(row => row.Ratios.Values.All(ratio => ratio.Interval is { Low: < 1 }));
        var ratio = row.Ratios.Values.First();
        var text = $"{Digits.Ratio(ratio.Ratio)} ({Digits.Ratio(ratio.Ratio / 10)} to {Digits.Ratio(ratio.Ratio * 10)})";
        lines.ShouldContain(line => line.Contains(text), row.Name);
    }

    [Fact]
    public void After_one_launch_it_says_where_the_intervals_come_from()
    {
        bool Says(int launches) => ProvisionalText.Lines(SampleRun.Rich(), launches)[1].Contains("the baseline's two processes");

        (Says(1), Says(2)).ShouldBe((true, false));
    }

    [Fact]
    public void It_fits_into_the_lines_that_there_are()
    {
        var all = ProvisionalText.Lines(SampleRun.Rich(), launches: 2);
        var some = ProvisionalText.Lines(SampleRun.Rich(), launches: 2, most: 5);

        some.Count.ShouldBe(5);
        some.Take(4).ShouldBe(all.Take(4));
        some[4].ShouldBe($"and {all.Count - 4} more rows");
    }

    [Fact]
    public void Without_a_ratio_it_is_empty() => ProvisionalText.Lines(SampleRun.Empty(), launches: 1).ShouldBeEmpty();
}
