namespace Roundup.Analysis.Tests.Simulations;

/// <summary>
/// Plays comparisons with known truth by the rule that ships: looks at 8, 12, 16, 20 launches and so on, further launches for the open
/// cases alone, and a last look with the whole error. docs/accuracy.md quotes its figures.
/// </summary>
/// <param name="Sd">Standard deviation of ln(after / before) between launches, for the typical case.</param>
/// <param name="Processes">Pairs of processes; cases of one pair share half of their error.</param>
/// <param name="CasesOfEach">The cases of each.</param>
/// <param name="Most">The most launches.</param>
internal sealed record ChangeSimulation(double Sd, int Processes, int CasesOfEach, int Most)
{
    public double Threshold { get; init; } = 0.02;

    public double Margin { get; init; } = 0.05;

    /// <summary>The true change of the first case, as a share; the others have none.</summary>
    public double Change { get; init; }

    /// <summary>The true change of all others, as a share.</summary>
    public double ChangeOfOthers { get; init; }

    /// <summary>What came out, shares 0 to 1.</summary>
    /// <param name="False">Comparisons with any wrong claim about a case that did not change.</param>
    /// <param name="Found">Comparisons that found the change of the first case.</param>
    /// <param name="FalseEquivalence">Cases that changed by the margin and were said not to have changed, of all such cases.</param>
    /// <param name="Equivalence">Cases without a change that were said to have none, of all such cases.</param>
    /// <param name="Launches">Mean launches of a case.</param>
    public sealed record Result(double False, double Found, double FalseEquivalence, double Equivalence, double Launches);

    public Result Run(int repeats, int seed)
    {
        var random = new Random(seed);
        var (wrong, found, falseSame, same, launches) = (0, 0, 0.0, 0.0, 0.0);
        var cases = Processes * CasesOfEach;
        for (var i = 0; i < repeats; i++)
        {
            var (verdicts, mean) = Once(random);
            var truths = Enumerable.Range(0, cases).Select(Truth).ToArray();
            wrong += verdicts.Where((_, at) => truths[at] == 0).Any(verdict => verdict is TimeVerdict.Regressed or TimeVerdict.Improved)
                ? 1 : 0;
            found += verdicts[0] == TimeVerdict.Regressed ? 1 : 0;
            falseSame += Share(verdicts, truths, truth => truth >= Margin);
            same += Share(verdicts, truths, truth => truth == 0);
            launches += mean;
        }

        return new((double)wrong / repeats, (double)found / repeats, falseSame / repeats, same / repeats, launches / repeats);
    }

    private double Truth(int at) => at == 0 ? Change : ChangeOfOthers;

    private static double Share(IReadOnlyList<TimeVerdict> verdicts, double[] truths, Func<double, bool> isMeant)
    {
        var meant = verdicts.Where((_, at) => isMeant(truths[at])).ToList();
        return meant.Count == 0 ? 0 : (double)meant.Count(verdict => verdict == TimeVerdict.NoChange) / meant.Count;
    }

    private (IReadOnlyList<TimeVerdict> Verdicts, double Launches) Once(Random random)
    {
        // Rows differ in how much their processes differ.
        double[] sds = [.. Enumerable.Range(0, Processes).Select(_ => Sd * Math.Exp(0.3 * random.Normal()))];
        double[] controlSds = [.. Enumerable.Range(0, Processes).Select(_ => Sd * Math.Exp(0.3 * random.Normal()))];
        var cases = Draws();
        var controls = Draws();
        var rule = new ChangeRule(Threshold, Margin);
        HashSet<int> open = [.. Enumerable.Range(0, cases.Length)];
        for (var (launch, look) = (0, ChangeRule.FirstLook); ; launch++)
        {
            if (launch == look || launch == Most)
            {
                var verdicts = rule.Judge(PairedChange.Summed(Paired(cases), Paired(controls)), isEarly: launch < Most);
                open = [.. open.Where(at => verdicts[at] == TimeVerdict.TooNoisy)];
                look = ChangeRule.NextLook(launch);
                if (launch == Most || open.Count == 0)
                {
                    var last = rule.Judge(PairedChange.Summed(Paired(cases), Paired(controls)));
                    return (last, cases.Average(one => (double)one.Count));
                }
            }

            Launch(cases, sds, random, at => open.Contains(at), Truth);
            Launch(controls, controlSds, random, _ => true, _ => 0);
        }
    }

    private List<double>[] Draws() => [.. Enumerable.Range(0, Processes * CasesOfEach).Select(_ => new List<double>())];

    private void Launch(
        List<double>[] cases, double[] sds, Random random, Func<int, bool> takesPart, Func<int, double> truth)
    {
        for (var process = 0; process < Processes; process++)
        {
            var shared = random.Normal();
            for (var one = 0; one < CasesOfEach; one++)
            {
                var at = (process * CasesOfEach) + one;
                var error = (shared + random.Normal()) / Math.Sqrt(2);
                if (takesPart(at))
                {
                    cases[at].Add(Math.Log(1 + truth(at)) + (sds[process] * error));
                }
            }
        }
    }

    private List<PairedChange> Paired(List<double>[] cases) =>
        [.. cases.Select((differences, at) => new PairedChange((cases.GetHashCode(), at / CasesOfEach), differences))];
}
