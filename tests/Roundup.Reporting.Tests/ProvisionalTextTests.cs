using Roundup.Reporting.Speed;

namespace Roundup.Reporting.Tests;

/// <summary>The answer while a run goes on.</summary>
public sealed class ProvisionalTextTests
{
    [Fact]
    public void It_says_that_it_is_provisional_and_fits_the_screen()
    {
        var lines = ProvisionalText.Lines(SampleRun.Rich(), launches: 1);

        lines[0].ShouldStartWith("Provisional (1 launch), relative to ");
        lines.ShouldAllBe(line => line.Length <= 100);
        lines.ShouldContain(line => line.Contains("System.Text.Json/reflection "));
    }

    [Fact]
    public void On_a_narrow_terminal_both_operations_are_shown_and_names_are_shortened()
    {
        var lines = ProvisionalText.Lines(Analyser.Analyse(StoredResultsTests.Read("own-data")), launches: 2, width: 60);

        lines[1].ShouldMatch("Serialize +Deserialize");
        lines.Skip(1).Where(line => !line.StartsWith("Provisional", StringComparison.Ordinal)).ShouldAllBe(line => line.Length <= 60);
    }

    [Fact]
    public void After_one_launch_it_says_where_the_intervals_come_from()
    {
        bool Says(int launches) => ProvisionalText.Lines(SampleRun.Rich(), launches)[1].Contains("the two processes of the baseline");

        (Says(1), Says(2)).ShouldBe((true, false));
    }

    [Fact]
    public void It_fits_into_the_lines_that_there_are()
    {
        var all = ProvisionalText.Lines(SampleRun.Rich(), launches: 2);
        var some = ProvisionalText.Lines(SampleRun.Rich(), launches: 2, most: 5);

        some.Count.ShouldBe(5);
        some.Take(4).ShouldBe(all.Take(4));
        some[4].ShouldBe($"and {all.Count - 4} more serializers");
    }

    [Fact]
    public void Without_a_ratio_it_is_empty() => ProvisionalText.Lines(SampleRun.Empty(), launches: 1).ShouldBeEmpty();
}
