namespace Roundup.Reporting.Tests;

public class ReplicaTextTests
{
    private static readonly ReplicaRatio s_one = new(
        new("base", CaseId.NoCompressor, new("Users", 1, Roundup.Contracts.Shape.Bytes, Operation.Serialize, "net10.0")),
        1.008,
        new(0.99, 1.02),
        0.01,
        5,
        4);

    [Theory]
    [InlineData(34, 36, "differed by 0.8 % in the median; 34 of 36 intervals contain 1 (95 % expected): "
        + "the intervals of this run are reliable.")]
    [InlineData(30, 36, "30 of 36 intervals contain 1 (95 % expected): fewer than expected, perhaps by chance.")]
    [InlineData(20, 36, "20 of 36 intervals contain 1 (95 % expected): the intervals of this run are too narrow.")]
    [InlineData(1, 1, "in the median (1 case); 1 of 1 interval contains 1 (95 % expected): too few to judge the intervals of this run.")]
    public void The_sentence_says_what_the_run_is_worth(int right, int of, string text)
    {
        var cases = Enumerable.Range(0, of).Select(i => i < right ? s_one : s_one with { Interval = new(1.001, 1.02) });
        var summary = ReplicaText.Summary(ReplicaCheck.Of([.. cases])!);

        summary.ShouldContain(text);
        summary.Contains("(90 % power).", StringComparison.Ordinal).ShouldBe(of >= ReplicaCheck.FewestIntervals);
    }

    [Fact]
    public void Processes_that_lie_far_apart_are_a_warning() =>
        ReplicaText.Summary(ReplicaCheck.Of([.. Enumerable.Repeat(s_one with { Ratio = 1.07, Interval = new(0.9, 1.2) }, 20)])!)
            .ShouldContain("differed by 7.0 % in the median; 20 of 20 intervals contain 1 (95 % expected): "
                + "the intervals of this run allow for it; ignore differences of that size. ");

    [Fact]
    public void Without_intervals_there_is_nothing_to_judge() =>
        ReplicaText.Summary(ReplicaCheck.Of([s_one with { Interval = null, LogStdDev = null, Launches = 1 }])!).ShouldBe(
            "two processes of the same serializer differed by 0.8 % in the median (1 case); "
            + "with one launch there are no intervals to judge.");
}
