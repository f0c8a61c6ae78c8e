using Roundup.Analysis.Conditions;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

internal sealed class MeasuredCase
{
    private readonly Lazy<TimeEstimate?> _time;
    private readonly Lazy<IReadOnlyList<HiddenWorkFinding>> _hidden;
    private LogSample _joined;

    private MeasuredCase(EstimatedCase estimated, SerializerInfo serializer)
    {
        (Result, Launches, Estimate) = estimated;
        Serializer = serializer;
        ByIndex = new SortedDictionary<int, MeasuredLaunch[]>(
            Launches.GroupBy(l => l.Result.Index).ToDictionary(g => g.Key, g => g.ToArray()));
        _time = new(() => Estimate is null ? null : TimeEstimate.Of(this, Estimate, _joined));
        _hidden = new(() => Estimate is null ? [] : HiddenWorkAnalysis.Analyse(Estimate, ByIndex.Count));
    }

    public CaseResult Result { get; }

    public SerializerInfo Serializer { get; }

    // The launches that have an estimate, replicas included.
    public IReadOnlyList<MeasuredLaunch> Launches { get; }

    // Null without a launch.
    public QuantityValues? Estimate { get; }

    // Replicas of one number ran at the same time, so they count as one launch.
    public SortedDictionary<int, MeasuredLaunch[]> ByIndex { get; }

    // Null without a launch.
    public TimeEstimate? Time => _time.Value;

    public IReadOnlyList<HiddenWorkFinding> Hidden => _hidden.Value;

    // Whether it may have a rank: no reference. A serializer that loses members did less work, serializers of which each has its own shape
    // did different work, and not every condition allows it.
    public bool CanRank =>
        !Serializer.IsReference && Result.Fidelity != Fidelity.Lossy && Result.Id.Table.ComparesSerializers
        && SerializerConditions.Of(Serializer, Result).CanLead;

    // As written for --baseline: serializer or serializer + compressor.
    public string SerializerName => Result.Id.SerializerName;

    public static IReadOnlyList<MeasuredCase> Of(ResultsFile file, Func<string, SerializerInfo> serializer)
    {
        MeasuredCase[] cases = [.. SpeedEstimates.Estimate(file).Select(c => new MeasuredCase(c, serializer(c.Result.Id.Serializer)))];
        foreach (var (measured, joined) in TimeScatter.Compute([.. cases.Where(c => c.Launches.Count > 0)]))
        {
            measured._joined = joined;
        }

        return cases;
    }

    // The logarithm of the ratio to the baseline in each launch that both have, by number. What the rounds of a launch have in common is in
    // both estimates and cancels.
    public SortedDictionary<int, double> LogRatios(MeasuredCase baseline) =>
        new(ByIndex.Keys.Where(baseline.ByIndex.ContainsKey).ToDictionary(i => i, i => LogTime(i) - baseline.LogTime(i)));

    // The logarithm of the second process over the first in each launch that has both; none where the serializer did not run twice.
    public IReadOnlyList<double> LogReplicas => field ??=
    [
        .. from first in Launches.Where(launch => launch.Result.Replica == 0)
           from second in Launches.Where(launch => launch.Result.Replica == 1)
           where first.Result.Index == second.Result.Index
           select Math.Log(second.PerCallNs / first.PerCallNs),
    ];

    // Logarithm of the estimate of a launch, ns; the mean over its replicas.
    public double LogTime(int index) => ByIndex[index].Average(l => Math.Log(l.PerCallNs));
}
