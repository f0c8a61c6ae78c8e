using Roundup.Analysis.Conditions;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Changes;

/// <summary>
/// A run with <c>--against</c>: each launch has the serializer before and after the change as processes that took turns, so that a launch
/// gives a difference of logarithms in which the state of the machine cancels.
/// </summary>
public static class PairedRun
{
    // Standard deviations of ln(after / before) between launches, a small and a large one as measured (docs/accuracy.md).
    private const double LittleScatter = 0.02;

    private const double MuchScatter = 0.042;

    /// <summary>The changes of a run.</summary>
    /// <param name="file">The results of the experiment speed (<see cref="ResultsFile.Of"/>).</param>
    /// <param name="threshold">Another threshold than that of the run; null: that of the run.</param>
    /// <param name="margin">Another margin than that of the run; null: that of the run.</param>
    /// <exception cref="InvalidOperationException">The run compares nothing.</exception>
    public static RunChanges Compare(ResultsFile file, double? threshold = null, double? margin = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var comparison = file.Run.Comparison ?? throw new InvalidOperationException("The run was not made with --against.");
        var run = RunRows.Of(file);
        return Compare(file, run, run.Analysed(), new ChangeRule(threshold ?? comparison.Threshold, margin ?? comparison.Margin));
    }

    // Null where the run compares nothing.
    internal static RunChanges? Compare(ResultsFile file, RunRows run, IReadOnlyList<AnalysedTable> tables) =>
        file.Run.Comparison is { } comparison ? Compare(file, run, tables, new ChangeRule(comparison.Threshold, comparison.Margin)) : null;

    private static RunChanges Compare(ResultsFile file, RunRows run, IReadOnlyList<AnalysedTable> tables, ChangeRule rule)
    {
        var rows = tables.SelectMany(table => table.Rows).ToDictionary(row => row.Result.Id);
        var pairs = JudgedPairs.Of(file);
        var omitted = pairs.Omitted.Select(one => one.Reason).ToList();
        var measured = Measured(run, file.Run.Comparison! with { Pairs = pairs.Pairs });
        var (cases, controls) = (Differences(measured), Controls(run));
        var changes = PairedChange.Summed(cases, controls);
        var verdicts = rule.Judge(changes);
        return new(
            file,
            file,
            rule.Threshold,
            rule.Margin,
            [
                .. measured.Select((pair, i) => Change(
                    rows[pair.Before.Result.Id], rows[pair.After.Result.Id], changes[i], verdicts[i], rule, measured.Count)),
            ])
        {
            Control = ControlCheck.Of(
                [.. run.Cases.Where(HasReplicas).Select(one => one.SerializerName).Distinct()], PairedChange.Summed(controls, cases), rule),
            Detectable = rule.Detectable(changes),
            Differences = omitted,
            NoTimes = changes.Any(change => change is not null) ? null
                : omitted.Count > 0 ? string.Join(' ', omitted)
                : "No case has times of both sides, so nothing was compared: the outcomes say why.",
        };
    }

    /// <summary>
    /// The smallest change, as a share, that a comparison will find with a probability of 90 %, where processes differ little and where
    /// they differ much (docs/accuracy.md).
    /// </summary>
    /// <param name="comparison">What is compared.</param>
    /// <param name="cases">The number of cases.</param>
    /// <param name="launches">The launches of each.</param>
    public static (double Least, double Most) Expected(ComparisonInfo comparison, int cases, int launches)
    {
        ArgumentNullException.ThrowIfNull(comparison);
        var rule = new ChangeRule(comparison.Threshold, comparison.Margin);
        double Of(double scatter) => launches < 2 ? double.PositiveInfinity
            : rule.Detectable(scatter / Math.Sqrt(launches), launches - 1, cases);
        return (Of(LittleScatter), Of(MuchScatter));
    }

    /// <inheritdoc cref="ChangeRule.NextLook"/>
    public static int NextLook(int launches) => ChangeRule.NextLook(launches);

    /// <summary>The cases that need more launches: both sides of what is not decided, and the serializers that did not change.</summary>
    /// <param name="soFar">The results so far.</param>
    /// <param name="most">The largest number of launches of a case.</param>
    /// <returns>The cases, each with its expected final number of launches.</returns>
    public static IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, int most)
    {
        ArgumentNullException.ThrowIfNull(soFar);
        var comparison = soFar.Run.Comparison!;
        var rule = new ChangeRule(comparison.Threshold, comparison.Margin);
        var run = RunRows.Of(soFar);
        var measured = Measured(run, comparison);
        var changes = PairedChange.Summed(Differences(measured), Controls(run));
        var verdicts = rule.Judge(changes, isEarly: true);
        var wanted = new Dictionary<CaseId, int>();
        foreach (var (i, (before, after)) in measured.Index().Where(pair => verdicts[pair.Index] == TimeVerdict.TooNoisy))
        {
            var launches = Math.Min(most, Math.Max(changes[i]!.Value.N + 1, rule.LaunchesNeeded(changes[i]!.Value, measured.Count)));
            wanted[before.Result.Id] = wanted[after.Result.Id] = launches;
        }

        // The unchanged row goes along in the same tables: it shows whether the machine can be trusted.
        var places = wanted.GroupBy(known => known.Key.Table).ToDictionary(place => place.Key, place => place.Max(known => known.Value));
        foreach (var control in run.Cases.Where(one => HasReplicas(one) && places.ContainsKey(one.Result.Id.Table)))
        {
            wanted[control.Result.Id] = places[control.Result.Id.Table];
        }

        return wanted;
    }

    private static CaseChange Change(
        AnalysedCase before, AnalysedCase after, LogSample? change, TimeVerdict verdict, ChangeRule rule, int cases) =>
        CaseChange.Of(before, after, change, verdict, rule.Threshold, haveSameValues: true) with
        {
            LaunchesNeeded = verdict == TimeVerdict.TooNoisy ? rule.LaunchesNeeded(change!.Value, cases) : null,
        };

    private static List<(MeasuredCase Before, MeasuredCase After)> Measured(RunRows run, ComparisonInfo comparison)
    {
        var byId = run.Cases.ToDictionary(one => one.Result.Id);
        return
        [
            .. from after in run.Cases
               let id = comparison.BaseOf(after.Result.Id)
               where id is not null
               let before = byId.GetValueOrDefault(id)
               where before is not null
               select (before, after),
        ];
    }

    private static List<PairedChange> Differences(IReadOnlyList<(MeasuredCase Before, MeasuredCase After)> pairs) =>
        [.. pairs.Select(pair => new PairedChange(Processes(pair.After), [.. pair.After.LogRatios(pair.Before).Values]))];

    private static List<PairedChange> Controls(RunRows run) =>
    [
        .. run.Cases.Where(HasReplicas).Select(one => new PairedChange(
            Processes(one),
            [
                .. one.ByIndex.Values.Where(launches => launches.Length == 2)
                    .Select(launches => Math.Log(launches[1].PerCallNs / launches[0].PerCallNs)),
            ])),
    ];

    private static bool HasReplicas(MeasuredCase one) => one.ByIndex.Values.Any(launches => launches.Length == 2);

    private static object Processes(MeasuredCase one) =>
        (one.SerializerName, one.Result.Id.Table.Dataset, one.Result.Id.Table.Target);
}

// Processes: equal for cases that the same processes measured: their errors are correlated. Differences: ln(after / before) by launch.
internal sealed record PairedChange(object Processes, IReadOnlyList<double> Differences)
{
    // Moderated; null below two launches. Controls are cases without a change, which say more about the variance.
    public static IReadOnlyList<LogSample?> Summed(IReadOnlyList<PairedChange> cases, IReadOnlyList<PairedChange> controls)
    {

        // From eight launches on (ChangeRule.FirstLook) the variances are known well: caution would only hide changes (docs/accuracy.md).
        var prior = VariancePrior.Of(
            cases.Concat(controls)
                .Where(one => one.Differences.Count > 1)
                .Select(one => (one.Processes, new VarianceGroup([LogSample.ByMean(one.Differences).Variance], 1, 0))),
            caution: 0);
        return [.. cases.Select(one => one.Differences.Count > 1 ? (LogSample?)LogSample.ByMean(one.Differences).Moderated(prior) : null)];
    }
}
