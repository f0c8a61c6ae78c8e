using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Batches;
using Roundup.Analysis.SteadyState.Hidden;
using Roundup.Analysis.SteadyState.Launches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cases;

/// <summary>A case with its launches.</summary>
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
        _time = new(() => Launches.Count == 0 ? null : CaseTime.Of(this, _joined));
        _hidden = new(() => HiddenWorkAnalysis.Of(
            [.. Launches.Select(launch => launch.Result)],
            CaseWork.PerCall(this, Probe.AllocatedBytes),
            serializer.IsFloor));
    }

    /// <summary>The case as the file has it.</summary>
    public CaseResult Result { get; }

    /// <summary>The row's metadata.</summary>
    public SerializerInfo Serializer { get; }

    /// <summary>The launches that have batches, replicas included.</summary>
    public IReadOnlyList<MeasuredLaunch> Launches { get; }

    /// <summary>The launches by number. The replicas of one number shared their minute of the machine, so they count once.</summary>
    public SortedDictionary<int, MeasuredLaunch[]> ByIndex { get; }

    /// <summary>The time; null where there is no number.</summary>
    public TimeEstimate? Time => _time.Value;

    /// <summary>What each launch read that has looked for hidden work.</summary>
    public IEnumerable<HiddenWork> Found => HiddenReadings.Of(Launches.Select(launch => launch.Result));

    /// <summary>What was found of work that the time does not show.</summary>
    public IReadOnlyList<HiddenWorkFinding> Hidden => _hidden.Value;

    /// <summary>Whether the time does not stand for the work.</summary>
    public bool HidesWork => Hidden.Any(finding => finding.CostsRank);

    /// <summary>The row's name as one gives it for a baseline: <c>serializer</c> or <c>serializer + compressor</c>.</summary>
    public string RowName => Result.Id.RowName;

    /// <summary>The cases of a file. Launches that took turns are estimated together.</summary>
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

    /// <summary>Logarithm of the launches' estimates under one number, replicas averaged.</summary>
    public double LogTime(int index) => ByIndex[index].Average(l => Math.Log(l.PerCallNs));
}
