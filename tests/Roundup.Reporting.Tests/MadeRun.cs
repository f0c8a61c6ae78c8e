using Roundup.Contracts;

namespace Roundup.Reporting.Tests;

/// <summary>Runs that are made up: cases with samples, through the whole analysis.</summary>
internal static class MadeRun
{
    private const int CallsOfBatch = 1_000;
    private const int Rounds = 4;

    /// <summary>Launches differ by so much.</summary>
    private static readonly double[] s_launches = [1, 1.02, 0.985];

    /// <summary>The analysis of cases.</summary>
    public static AnalysedRun Of(string suite, IReadOnlyList<CaseResult> cases) => Analyser.Analyse(new()
    {
        Run = new()
        {
            Suite = suite,
            Command = "run",
            RoundupVersion = "0.1.0",
            Seed = 1,
            Experiments =
            [
                new() { Name = ExperimentNames.Speed, Effort = "quick", Launches = s_launches.Length, Rounds = Rounds, BatchMs = 10 },
            ],
            Baseline = "System.Text.Json/reflection",
            Started = DateTimeOffset.UnixEpoch,
            Finished = DateTimeOffset.UnixEpoch,
        },
        Machine = new() { Os = "none", Architecture = "x64", Cpu = "none", LogicalCpus = 2, MemoryBytes = 1 },
        Serializers =
        [
            .. cases.Select(c => c.Id.Serializer).Distinct().Select(n => new SerializerInfo
            {
                Name = n,
                Library = n,
                Format = "JSON",
                Status = "maintained",
                IsFloor = n == "handwritten",
            }),
        ],
        Cases = [.. cases],
    });

    /// <summary>The launches of a case.</summary>
    /// <param name="perCallNs">Time of a call.</param>
    /// <param name="allocated">Bytes per call.</param>
    /// <param name="processCpu">CPU time of all threads over that of the measuring one; null where it is not known.</param>
    /// <param name="hidden">What was found of hidden work.</param>
    public static SpeedData Launches(double perCallNs, double allocated = 0, double? processCpu = null, HiddenWork? hidden = null) =>
        new([.. s_launches.Select((factor, index) => new LaunchResult
        {
            Index = index,
            Settled = true,
            Hidden = hidden,
            Samples =
            [
                .. Enumerable.Range(0, Rounds).Select(round =>
                    new Sample(round, 0, CallsOfBatch, (index * 100) + round, Readings(perCallNs * factor, allocated, processCpu))),
            ],
        })]);

    private static BatchReadings Readings(double perCallNs, double allocated, double? processCpu)
    {
        var ns = perCallNs * CallsOfBatch;
        return new(processCpu is { } times ? [ns, ns, ns * times] : [ns, ns]) { AllocatedBytes = allocated * CallsOfBatch, PauseNs = 0 };
    }
}
