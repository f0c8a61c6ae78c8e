namespace Roundup.Analysis.Tests.Speed;

public class FindingTests
{
    [Fact]
    public void A_lossy_row_that_is_faster_is_told_with_what_it_loses()
    {
        var lossy = Twice("lossy", 100, 5000).Select(c => c.Lossy("Joined: DateTime.Kind"));
        var loss = Analyse(Twice("base", 1000, 2000), Twice("slow", 3000, 4000), lossy).One(FindingCode.LossyIsFaster);
        loss.Arguments.Take(3).ShouldBe(["lossy", 1, 2]);
        ((IReadOnlyList<string>)loss.Arguments[3]).ShouldBe(["Joined: DateTime.Kind"]);
    }

    [Fact]
    public void A_row_of_a_ranking_is_no_finding()
    {
        var run = Analyse([Synthetic.Timed("base", 1000, 1010, 990), Synthetic.Timed("quick", 500, 505, 495)]);
        run.Findings.ShouldBeEmpty();
    }

    [Fact]
    public void What_changes_with_the_count_is_told_by_factor()
    {
        var run = Analyse(Twice("base", 1000, 2000), Twice("grows", 1000, 4000), Twice("falls", 1000, 500));
        var grows = run.One(FindingCode.GrowsWithCount);
        grows.Arguments.Take(4).ShouldBe(["grows", "base", 1, 100]);
        ((Estimate)grows.Arguments[4]).Value.ShouldBe(2, 0.05);
        ((Estimate)run.One(FindingCode.FallsWithCount).Arguments[4]).Value.ShouldBe(0.25, 0.01);
    }

    [Fact]
    public void Ratios_that_stay_are_said_to_stay()
    {
        double[] Noisy(double t) => [t, t * 1.05, t * 0.95, t * 1.02, t * 0.98];
        var run = Analyse(
            Twice("base", 1000, 2000),
            [At(1, Synthetic.Timed("a", Noisy(1500))), At(100, Synthetic.Timed("a", [.. Noisy(3000).Reverse()]))]);
        run.One(FindingCode.SteadyOverCounts).Arguments.ShouldBe([1, 1, 100]);
    }

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void The_row_that_changes_most_with_the_count_is_not_chosen_from_noise()
    {
        // Ten rows that do not change; each has an interval of its own, and the best of ten would often be "certain" alone.
        var random = new Random(5);
        var runs = SimulationLength.Repeats(200);
        var claimed = Enumerable.Range(0, runs).Count(_ => Analyse(
        [
            .. new[] { 1, 100 }.SelectMany(count => Enumerable.Range(0, 10)
                .Select(row => At(count, Noise.Gaussian.Case(random, $"r{row}", 2000, 5, rounds: 2)))
                .Prepend(At(count, Noise.Gaussian.Case(random, "base", 1000, 5, replicas: 2, rounds: 2)))),
        ]).Findings.Any(f => f.Code is FindingCode.GrowsWithCount or FindingCode.FallsWithCount));
        ((double)claimed / runs).ShouldBeLessThan(0.05 + SimulationLength.Tolerance(0.03));
    }

    private static AnalysedRun Analyse(params IEnumerable<CaseResult>[] rows) =>
        Analyser.Analyse(Synthetic.File("base", [.. rows.SelectMany(r => r)]));

    private static CaseResult At(int count, CaseResult result) =>
        result.At(count: count);

    /// <summary>A row at the counts 1 and 100, five launches each that differ by up to a percent, in another order for each row.</summary>
    private static IEnumerable<CaseResult> Twice(string name, double one, double hundred)
    {
        double[] noise = [1, 1.01, 0.99, 1.005, 0.995];
        double[] Launches(double t) => [.. noise.Select((_, i) => t * noise[(i + name.Length) % noise.Length])];
        return [At(1, Synthetic.Timed(name, Launches(one))), At(100, Synthetic.Timed(name, Launches(hundred)))];
    }
}

internal static class FindingsOfARun
{
    public static Finding One(this AnalysedRun run, FindingCode code) =>
        run.Findings.Where(f => f.Code == code).ShouldHaveSingleItem();
}
