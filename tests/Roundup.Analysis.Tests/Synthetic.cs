using Roundup.Contracts;

namespace Roundup.Analysis.Tests;

/// <summary>Results files of known truth.</summary>
internal static class Synthetic
{
    public const string Target = "net10.0";

    public static CellId Cell { get; } = new("Users", 100, Shape.Bytes, Operation.Serialize, Target);

    /// <summary>A batch that nothing disturbed: 10 000 calls, CPU time equal to wall time, each speed probe 10 us.</summary>
    public static Sample Batch(int round, double perCallNs) => new Sample(round, 0, 10_000, round, new([perCallNs * 10_000]))
    {
        CpuNs = perCallNs * 10_000,
        ProcessCpuNs = perCallNs * 10_000,
        RunDelayNs = 0,
        VoluntarySwitches = 0,
        AllocatedBytes = 320_000,
        PauseNs = 0,
    }.Slower(1);

    /// <summary>A batch around which the speed probe took so many times as long as usual.</summary>
    public static Sample Slower(this Sample sample, double times) => sample with
    {
        SpeedBeforeNs = 10_000 * times,
        SpeedAfterNs = 10_000 * times,
    };

    public static LaunchResult Launch(int index, double perCallNs, int rounds = 10) =>
        Launch(index, Enumerable.Range(0, rounds).Select(r => Batch(r, perCallNs)));

    public static LaunchResult Launch(int index, IEnumerable<Sample> samples) =>
        new() { Index = index, Settled = true, Samples = [.. samples.Select(s => s with { AtSeconds = (index * 1000) + s.AtSeconds })] };

    public static CaseResult Case(string serializer, params IReadOnlyList<LaunchResult> launches) => new()
    {
        Id = new(serializer, CaseId.NoCompressor, Cell),
        Fidelity = Results.Fidelity.Exact,
        SizeBytes = 1000,
        Experiments = Parts.Of(ExperimentNames.Speed, new SpeedData(launches)),
    };

    /// <summary>A measured case whose launches say these times, ns a call.</summary>
    public static CaseResult Timed(string serializer, params double[] perCallNs) =>
        Case(serializer, [.. perCallNs.Select((t, i) => Launch(i, t))]);

    public static CaseResult On(this CaseResult result, string target) =>
        result with { Id = result.Id with { Cell = result.Id.Cell with { Target = target } } };

    public static ResultsFile File(string? baseline, params CaseResult[] cases) => new()
    {
        Run = new()
        {
            Suite = "synthetic",
            Command = "run",
            RoundupVersion = "0.1.0",
            Seed = 1,
            Experiments =
            [
                new() { Name = ExperimentNames.Speed, Effort = "standard", Launches = 5, Rounds = 10, BatchMs = 10 },
            ],
            Baseline = baseline,
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
                IsFloor = n is "create" or "handwritten",
            }),
        ],
        Cases = cases,
    };

    public static AnalysedCase Row(this AnalysedRun run, string serializer) =>
        run.Cells.SelectMany(c => c.Rows).Single(r => r.Result.Id.Serializer == serializer);
}
