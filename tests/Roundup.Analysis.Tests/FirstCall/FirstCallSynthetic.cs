using Roundup.Analysis.Experiments.FirstCall;

namespace Roundup.Analysis.Tests.FirstCall;

/// <summary>Results files of first calls of known truth.</summary>
internal static class FirstCallSynthetic
{
    private const double OpenShare = 0.25;

    public static FirstCallSample Sample(int launch, int place, double timeNs) => new()
    {
        Launch = launch,
        Position = 0,
        Place = place,
        AtSeconds = launch,
        Values = new()
        {
            [FirstCallQuantities.Open] = timeNs * OpenShare,
            [FirstCallQuantities.Call] = timeNs * (1 - OpenShare),
            [FirstCallQuantities.Jit] = timeNs * 0.75,
            [FirstCallQuantities.Rest] = timeNs * 0.5,
            [FirstCallQuantities.Methods] = 100 - place,
            [FirstCallQuantities.Assemblies] = place == 0 ? 7 : 0,
            [FirstCallQuantities.WorkingSet] = 30_000_000,
            [FirstCallQuantities.StartToFirstByte] = place == 0 ? 4e7 + timeNs : null,
            [FirstCallQuantities.Size] = 66 + place,
        },
    };

    public static CaseResult Case(
        string serializer,
        string dataset,
        IEnumerable<FirstCallSample> samples,
        string target = Synthetic.Target) =>
        new()
        {
            Id = new(serializer, CaseId.NoCompressor, Synthetic.Table with { Dataset = dataset, Count = 1, Target = target }),
            Fidelity = Results.Fidelity.Exact,
            Experiments = Parts.Of(ExperimentNames.FirstCall, new FirstCallData([.. samples])),
        };

    /// <summary>A case whose processes say these times, ns.</summary>
    public static CaseResult Timed(string serializer, string dataset, int place, params IEnumerable<double> times) =>
        Case(serializer, dataset, times.Select((time, launch) => Sample(launch, place, time)));

    public static FirstCallRun Analyse(string? baseline, params CaseResult[] cases)
    {
        var file = Synthetic.File(null, cases);
        ExperimentRun[] made = [file.Run.Experiment with { Name = ExperimentNames.FirstCall }];
        return FirstCallAnalysis.Analyse(file with { Run = file.Run with { Experiments = made } }, baseline);
    }
}
