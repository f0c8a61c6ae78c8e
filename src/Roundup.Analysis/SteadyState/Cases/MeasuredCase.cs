using Roundup.Analysis.SteadyState.Launches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cases;

/// <summary>A case with its launches.</summary>
internal sealed class MeasuredCase
{
    /// <summary>Takes the launches of a case; one that was not measured has none.</summary>
    public MeasuredCase(CaseResult result, SerializerInfo serializer)
    {
        Result = result;
        Serializer = serializer;
        Launches = result.Outcome == Outcome.Measured ? [.. result.Launches.Select(MeasuredLaunch.From).OfType<MeasuredLaunch>()] : [];
        ByIndex = new SortedDictionary<int, MeasuredLaunch[]>(
            Launches.GroupBy(l => l.Result.Index).ToDictionary(g => g.Key, g => g.ToArray()));
        Time = CaseTime.Of(this);
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
    public TimeEstimate? Time { get; }

    /// <summary>The row's name as one gives it for a baseline: <c>serializer</c> or <c>serializer + compressor</c>.</summary>
    public string RowName => Result.Id.RowName;

    /// <summary>Logarithm of the launches' estimates under one number, replicas averaged.</summary>
    public double LogTime(int index) => ByIndex[index].Average(l => Math.Log(l.PerCallNs));
}
