using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Tests.Support;

/// <summary>Made-up results of known truth: batches, launches, cases, and the file around them.</summary>
internal static class Synthetic
{
    public const string Target = "net10.0";

    public static TableId Table { get; } = new("Users", 100, Shape.Bytes, Operation.Serialize, Target);

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
    public static Sample Slower(this Sample sample, double times) =>
        sample with { SpeedBeforeNs = 10_000 * times, SpeedAfterNs = 10_000 * times };

    public static LaunchResult Launch(int index, double perCallNs, int rounds = 10) =>
        Launch(index, rounds, round => Batch(round, perCallNs));

    public static LaunchResult Launch(int index, int rounds, Func<int, Sample> batch) =>
        Launch(index, Enumerable.Range(0, rounds).Select(batch));

    public static LaunchResult Launch(int index, IEnumerable<Sample> samples) =>
        new() { Index = index, Settled = true, Samples = [.. samples.Select(s => s with { AtSeconds = (index * 1000) + s.AtSeconds })] };

    public static CaseResult Case(string row, params IReadOnlyList<LaunchResult> launches) => Case(row, new SpeedData(launches));

    public static CaseResult Case(string row, CasePart part, string experiment = ExperimentNames.Speed) => new()
    {
        Id = new(row, CaseId.NoCompressor, Table),
        Fidelity = Fidelity.Exact,
        SizeBytes = 1000,
        Experiments = Parts.Of(experiment, part),
    };

    /// <summary>A measured case whose launches say these times, ns a call.</summary>
    public static CaseResult Timed(string row, params double[] perCallNs) => Case(row, [.. perCallNs.Select((t, i) => Launch(i, t))]);

    /// <summary>The same case elsewhere.</summary>
    public static CaseResult At(
        this CaseResult result,
        string? dataset = null,
        int? count = null,
        Shape? shape = null,
        Operation? operation = null,
        string? target = null,
        string? compressor = null)
    {
        var (id, table) = (result.Id, result.Id.Table);
        table = table with
        {
            Dataset = dataset ?? table.Dataset,
            Count = count ?? table.Count,
            Shape = shape ?? table.Shape,
            Operation = operation ?? table.Operation,
            Target = target ?? table.Target,
        };
        return result with { Id = id with { Table = table, Compressor = compressor ?? id.Compressor } };
    }

    /// <inheritdoc cref="At"/>
    public static CaseResult On(this CaseResult result, string target) => result.At(target: target);

    /// <summary>The same case, which loses members.</summary>
    public static CaseResult Lossy(this CaseResult result, params string[] lost) =>
        result with { Fidelity = Fidelity.Lossy, Lost = lost };

    /// <summary>The case for both operations.</summary>
    public static CaseResult[] Both(Func<Operation, CaseResult> of) =>
        [.. Enum.GetValues<Operation>().Select(operation => of(operation).At(operation: operation))];

    public static ResultsFile File(string? baseline, params CaseResult[] cases) => new()
    {
        Run = new()
        {
            Suite = "synthetic",
            Command = "run",
            RoundupVersion = "0.1.0",
            Seed = 1,
            Experiments = [new() { Name = ExperimentNames.Speed, Effort = "standard", Launches = 5, Rounds = 10, BatchMs = 10 }],
            Baseline = baseline,
            Started = DateTimeOffset.UnixEpoch,
            Finished = DateTimeOffset.UnixEpoch,
        },
        Machine = new() { Os = "none", Architecture = "x64", Cpu = "none", LogicalCpus = 2, MemoryBytes = 1 },
        Serializers = [.. cases.Select(c => c.Id.Serializer).Distinct().Select(name => Info(name))],
        Cases = cases,
    };

    /// <summary>What is known of a row.</summary>
    public static SerializerInfo Info(string name, string format = "JSON") => new()
    {
        Name = name,
        Library = name,
        Format = format,
        Status = "maintained",
        IsReference = name is "create" or "handwritten",
    };

    public static AnalysedCase Row(this AnalysedRun run, string row) =>
        run.Tables.SelectMany(c => c.Rows).Single(r => r.Result.Id.Serializer == row);
}
