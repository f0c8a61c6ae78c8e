using Roundup.Analysis.Conditions;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Changes;

/// <summary>
/// Two runs of one machine. Their ratios to the baseline of a table are compared, less the median change of the serializers that did not
/// change; how far these scatter is part of the error of every case. docs/accuracy.md has the simulated errors.
/// </summary>
public static class TwoRuns
{
    /// <summary>The threshold, as a share, unless another one is given.</summary>
    public const double DefaultThreshold = 0.02;

    /// <summary>The margin, as a share, unless another one is given.</summary>
    public const double DefaultMargin = 0.05;

    /// <summary>Fewer unchanged serializers do not show what two runs have in common.</summary>
    public const int FewestControls = 5;

    // Variance of a median over that of a mean, for many normal values.
    private const double VarianceOfMedian = Math.PI / 2;

    /// <summary>Compares two runs.</summary>
    /// <param name="before">The results before, of the experiment speed (<see cref="ResultsFile.Of"/>).</param>
    /// <param name="after">The results after, of the experiment speed.</param>
    /// <param name="threshold">The smallest change of a time, as a share, that counts as one; null: 2 %.</param>
    /// <param name="margin">The largest change of a time, as a share, that counts as none; null: 5 %.</param>
    public static RunChanges Compare(ResultsFile before, ResultsFile after, double? threshold = null, double? margin = null)
    {
        ArgumentNullException.ThrowIfNull(before);
        ArgumentNullException.ThrowIfNull(after);
        var rule = new ChangeRule(threshold ?? DefaultThreshold, margin ?? DefaultMargin);
        var runs = new RunPair(before, after);
        var (old, now) = (Rows(before), Rows(after));
        var both = now.Where(row => old.ContainsKey(row.Key)).Select(row => (Before: old[row.Key], After: row.Value)).ToList();
        var changes = runs.NoTimes is null ? Changes([.. both.Where(HasTimes)], IsUnchanged) : [];
        bool IsUnchanged((TableRow Before, TableRow After) pair) => runs.IsUnchanged(pair.Before.Row.Result.Id, pair.After.Row.Result.Id);
        string? ReasonOf((TableRow Before, TableRow After) pair) => pair.Before.Row.Serializer.Version == pair.After.Row.Serializer.Version
            ? null
            : JudgedPairs.ReasonOf(pair.Before.Row.Serializer, pair.After.Row.Serializer);

        // What neither run could measure, for one reason, is no change.
        var judged = both.Where(pair => !IsUnchanged(pair) && ReasonOf(pair) is null
            && (pair.Before.Row.Time is not null || pair.After.Row.Time is not null
                || pair.Before.Row.Result.Outcome != pair.After.Row.Result.Outcome)).ToList();
        LogSample?[] judgedChanges = [.. judged.Select(pair => Known(changes, pair.After))];
        var verdicts = rule.Judge(judgedChanges);
        LogSample?[] controls = [.. both.Where(IsUnchanged).Select(pair => Known(changes, pair.After)).Where(change => change is not null)];
        return new(
            before,
            after,
            rule.Threshold,
            rule.Margin,
            [
                .. judged.Select((pair, i) => CaseChange.Of(
                    pair.Before.Row,
                    pair.After.Row,
                    judgedChanges[i],
                    verdicts[i],
                    rule.Threshold,
                    runs.HaveSameValues(pair.After.Row.Result.Id))),
                .. now.Where(row => !old.ContainsKey(row.Key)).Select(row => Only(row.Value.Row, ChangeVerdict.New)),
                .. old.Where(row => !now.ContainsKey(row.Key)).Select(row => Only(row.Value.Row, ChangeVerdict.Gone)),
            ])
        {
            Control = ControlCheck.Of(
                [.. both.Where(IsUnchanged).Select(pair => pair.After.Row.Result.Id.SerializerName).Distinct()], controls, rule),
            Detectable = rule.Detectable(judgedChanges),
            Differences = [.. runs.Differences, .. both.Select(ReasonOf).OfType<string>().Distinct()],
            NoTimes = runs.NoTimes,
        };
    }

    private static LogSample? Known(Dictionary<CaseId, LogSample> changes, TableRow row) =>
        changes.TryGetValue(row.Row.Result.Id, out var change) ? change : null;

    // The change of every case, less what the unchanged rows of its table have in common.
    private static Dictionary<CaseId, LogSample> Changes(
        IReadOnlyList<(TableRow Before, TableRow After)> pairs, Func<(TableRow Before, TableRow After), bool> isUnchanged)
    {
        var changes = new Dictionary<CaseId, LogSample>();
        foreach (var table in pairs.Where(pair => pair.Before.Baseline == pair.After.Baseline)
            .GroupBy(pair => (pair.After.Row.Result.Id.Table, pair.After.Baseline)))
        {
            var rows = table.Select(pair => new RawChange(pair.Before.Row, pair.After.Row, isUnchanged(pair))).ToList();
            foreach (var row in rows)
            {
                // A serializer that is judged by itself would always look unchanged.
                var controls = rows.Where(other => other.IsUnchanged && other != row).ToList();
                if (controls.Count >= FewestControls)
                {
                    changes[row.Id] = row.Less(controls);
                }
            }
        }

        return changes;
    }

    private static bool HasTimes((TableRow Before, TableRow After) pair) =>
        pair.Before.Row.Ratio?.LogStdErr is not null && pair.After.Row.Ratio?.LogStdErr is not null;

    private static CaseChange Only(AnalysedCase row, ChangeVerdict verdict) => new()
    {
        Id = row.Result.Id,
        Verdict = verdict,
        Before = verdict == ChangeVerdict.Gone ? row : null,
        After = verdict == ChangeVerdict.New ? row : null,
    };

    // The cases, without the version of their library unless the run has several of it.
    private static Dictionary<CaseId, TableRow> Rows(ResultsFile file)
    {
        var several = file.Cases.Select(one => one.Id.Serializer).Distinct().GroupBy(SerializerReference.WithoutVersion)
            .Where(serializers => serializers.Count() > 1).Select(serializers => serializers.Key).ToHashSet();
        CaseId KeyOf(CaseId id) => SerializerReference.WithoutVersion(id.Serializer) is var name && several.Contains(name)
            ? id : id with { Serializer = name };
        return RunRows.Of(file).Analysed().SelectMany(table => table.Rows.Select(row => new TableRow(row, table.Baseline)))
            .ToDictionary(row => KeyOf(row.Row.Result.Id));
    }

    private sealed class RawChange(AnalysedCase before, AnalysedCase after, bool isUnchanged)
    {
        private readonly double _change = Math.Log(after.Ratio!.Ratio / before.Ratio!.Ratio);

        private readonly (double Variance, double Freedom)[] _errors =
        [
            .. new[] { before.Ratio!, after.Ratio! }.Where(ratio => ratio.LogStdErr > 0)
                .Select(ratio => (Math.Pow(ratio.LogStdErr!.Value, 2), ratio.DegreesOfFreedom)),
        ];

        public CaseId Id => after.Result.Id;

        public bool IsUnchanged => isUnchanged;

        public LogSample Less(IReadOnlyList<RawChange> controls)
        {
            var mean = controls.Average(control => control._change);
            var scatter = controls.Sum(control => Math.Pow(control._change - mean, 2)) / (controls.Count - 1);

            // What the launches of one run do not show: how a serializer differs from run to run.
            var between = Math.Max(0, scatter - controls.Average(control => control._errors.Sum(error => error.Variance)));
            var (variance, freedom) = SumOfVariances.Compute(
                [.. _errors, (between + (VarianceOfMedian * scatter / controls.Count), controls.Count - 1)]);
            var shift = Quantiles.Median([.. controls.Select(control => control._change)]);
            return LogSample.OfStdErr(_change - shift, Math.Sqrt(variance), 1, freedom ?? 1);
        }
    }

    private sealed record TableRow(AnalysedCase Row, string? Baseline);
}
