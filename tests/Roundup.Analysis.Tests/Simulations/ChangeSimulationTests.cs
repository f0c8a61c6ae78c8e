namespace Roundup.Analysis.Tests.Simulations;

/// <summary>The errors and the power of comparisons, by the rules that ship; docs/accuracy.md quotes the lines.</summary>
public sealed class ChangeSimulationTests(ITestOutputHelper output)
{
    /// <summary>Five pairs of processes with four cases each, as many as a library with five sets of data has.</summary>
    private static ChangeSimulation Standard(double sd) => new(sd, Processes: 5, CasesOfEach: 4, Most: 20);

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(0.02)]
    [InlineData(0.03)]
    [InlineData(0.042)]
    public void A_comparison_within_a_run_claims_no_change_that_is_not_there_and_finds_five_per_cent(double sd)
    {
        var found = Play(Standard(sd) with { Change = 0.05 }, $"standard, {sd * 100} %, one case 5 % slower");
        var same = Play(Standard(sd), $"standard, {sd * 100} %, nothing changed");

        same.False.ShouldBeLessThan(0.05 + SimulationLength.Tolerance(0.02));
        found.Found.ShouldBeGreaterThan(0.9 - SimulationLength.Tolerance(0.02));
        same.Equivalence.ShouldBeGreaterThan(0.9);
    }

    [Fact]
    public void That_nothing_changed_is_rarely_said_of_a_change_by_the_margin()
    {
        var all = Play(Standard(0.042) with { Change = 0.05, ChangeOfOthers = 0.05 }, "standard, 4.2 %, every case 5 % slower");

        all.FalseEquivalence.ShouldBeLessThan(0.05);
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(0.03)]
    [InlineData(0.042)]
    public void A_rigorous_comparison_finds_two_per_cent(double sd)
    {
        var rigorous = Standard(sd) with { Most = 160, Threshold = 0.01, Margin = 0.02, Change = 0.02 };

        Play(rigorous, $"rigorous, {sd * 100} %, one case 2 % slower", 400).Found
            .ShouldBeGreaterThan(0.9 - SimulationLength.Tolerance(0.02));
    }

    [SlowFact]
    public void A_larger_change_is_found_more_often()
    {
        foreach (var sd in (double[])[0.02, 0.03, 0.042])
        {
            double[] found =
            [
                .. ((double[])[0.02, 0.03, 0.04, 0.05, 0.07, 0.10]).Select(
                    change => Play(Standard(sd) with { Change = change }, $"standard, {sd:P1}, {change:P0} slower").Found),
            ];
            found.ShouldBeInOrder();
            found[^1].ShouldBeGreaterThan(0.99);
        }
    }

    [Fact]
    public void Few_launches_leave_cases_open_rather_than_unchanged()
    {
        var few = Play(Standard(0.08) with { Most = 8 }, "8 launches, 8 %, nothing changed");

        few.Equivalence.ShouldBeLessThan(0.6);
        few.False.ShouldBeLessThan(0.05 + SimulationLength.Tolerance(0.02));
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData(0.0)]
    [InlineData(0.02)]
    public void A_comparison_of_two_runs_claims_no_change_that_is_not_there(double betweenRuns)
    {
        var random = new Random(3);
        var (wrong, found, repeats) = (0, 0, SimulationLength.Repeats(2_000, 60));
        for (var i = 0; i < repeats; i++)
        {
            var cases = new TwoRunSimulation(random, betweenRuns, Slower: 1.15).Run();
            var untouched = cases.Where(change => change.Id.Table.Dataset != "D0");
            wrong += untouched.Any(change => change.Verdict is ChangeVerdict.Regressed or ChangeVerdict.Improved) ? 1 : 0;
            found += cases.Count(change => change.Id.Table.Dataset == "D0" && change.Verdict == ChangeVerdict.Regressed);
        }

        output.WriteLine(Line($"two runs, rows differ by {betweenRuns * 100} % from run to run", wrong, repeats, found));
        ((double)wrong / repeats).ShouldBeLessThan(0.05 + SimulationLength.Tolerance(0.015));
        ((double)found / repeats).ShouldBeGreaterThan(0.6);
    }

    private static string Line(string name, int wrong, int repeats, int found) => string.Create(
        CultureInfo.InvariantCulture, $"| {name} | {(double)wrong / repeats:P1} | {(double)found / repeats:P1} |");

    private ChangeSimulation.Result Play(ChangeSimulation simulation, string name, int full = 2_000)
    {
        var result = simulation.Run(SimulationLength.Repeats(full), seed: 1);
        output.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {name} | {result.False:P1} | {result.Found:P1} | {result.FalseEquivalence:P1} | {result.Equivalence:P1} "
            + $"| {result.Launches:0.0} |"));
        return result;
    }
}
