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
