using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Estimates;

internal sealed class MeasuredCase
{
    private readonly Lazy<TimeEstimate?> _time;
    private readonly Lazy<IReadOnlyList<HiddenWorkFinding>> _hidden;
    private LogSample _joined;

    private MeasuredCase(CaseResult result, SerializerInfo serializer, MachineState machine)
    {
        Result = result;
        Serializer = serializer;
        Launches = result.Outcome == Outcome.Measured
            ? [.. result.Launches.Select(launch => MeasuredLaunch.From(launch, machine)).OfType<MeasuredLaunch>()]
            : [];
        ByIndex = new SortedDictionary<int, MeasuredLaunch[]>(
            Launches.GroupBy(l => l.Result.Index).ToDictionary(g => g.Key, g => g.ToArray()));
        _time = new(() => Launches.Count == 0 ? null : TimeEstimate.Of(this, _joined));
        _hidden = new(() => HiddenWorkAnalysis.Of(
            [.. Launches.Select(launch => launch.Result)],
            WorkEstimate.PerCall(this, Probe.AllocatedBytes),
            serializer.IsFloor));
    }

    public CaseResult Result { get; }

    public SerializerInfo Serializer { get; }

    /// <summary>The launches that have batches, replicas included.</summary>
    public IReadOnlyList<MeasuredLaunch> Launches { get; }

    /// <summary>The launches by number. Replicas of one number ran at the same time, so they count as one launch.</summary>
    public SortedDictionary<int, MeasuredLaunch[]> ByIndex { get; }

    /// <summary>Null without a launch.</summary>
    public TimeEstimate? Time => _time.Value;

    /// <summary>The readings of each launch that looked for hidden work.</summary>
    public IEnumerable<HiddenWork> Found => HiddenWorkAnalysis.Found(Launches.Select(launch => launch.Result));

    public IReadOnlyList<HiddenWorkFinding> Hidden => _hidden.Value;

    /// <summary>Whether the time does not include all of the work.</summary>
    public bool HidesWork => Hidden.Any(finding => finding.CostsRank);

    /// <summary>As written for <c>--baseline</c>: <c>serializer</c> or <c>serializer + compressor</c>.</summary>
    public string RowName => Result.Id.RowName;

    /// <summary>The cases of a file. Launches that took turns are estimated together (<see cref="LaunchFit"/>).</summary>
    /// <param name="file">The file.</param>
    /// <param name="serializer">The metadata of a row, by its name.</param>
    public static IReadOnlyList<MeasuredCase> Of(ResultsFile file, Func<string, SerializerInfo> serializer)
    {
        var machines = file.Cases.GroupBy(c => c.Id.Cell.Target).ToDictionary(g => g.Key, g => new MachineState([.. g]));
        MeasuredCase[] cases = [.. file.Cases.Select(c => new MeasuredCase(c, serializer(c.Id.Serializer), machines[c.Id.Cell.Target]))];
        var sideBySide = cases.SelectMany(c => c.Launches.Select(launch => (c.Result.Id.Cell, launch.Result.Index, Launch: launch)))
            .GroupBy(l => (l.Cell, l.Index), l => l.Launch);
        foreach (var launches in sideBySide)
        {
            LaunchFit.Apply([.. launches]);
        }

        foreach (var (measured, joined) in TimeScatter.Of([.. cases.Where(c => c.Launches.Count > 0)]))
        {
            measured._joined = joined;
        }

        return cases;
    }

    /// <summary>
    /// The logarithm of the ratio to the baseline in each launch that both have, by number. What the rounds of a launch have in common
    /// is in both estimates and cancels.
    /// </summary>
    public SortedDictionary<int, double> LogRatios(MeasuredCase baseline) =>
        new(ByIndex.Keys.Where(baseline.ByIndex.ContainsKey).ToDictionary(i => i, i => LogTime(i) - baseline.LogTime(i)));

    /// <summary>Logarithm of the estimate of a launch, ns; the mean over its replicas.</summary>
    public double LogTime(int index) => ByIndex[index].Average(l => Math.Log(l.PerCallNs));
}
