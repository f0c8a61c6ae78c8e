using Roundup.Contracts;

namespace Roundup.Reporting.Tests;

/// <summary>A run with a row for each mark of hidden work, from samples through the whole analysis.</summary>
internal static class HiddenRun
{
    private const double Allocated = 2_000;

    // Launches differ by so much.
    private static readonly double[] Launches = [1, 1.02, 0.985];

    public static AnalysedRun Of()
    {
        CaseResult[] cases =
        [
            .. Both("System.Text.Json/reflection", 10_000, 800),
            .. Both("Honest", 15_000, 700, new() { FreshValues = 1.01, Reading = 0.02, AllocatedBytes = Allocated }),
            .. Both("Memo|Lib", 900, 790, new() { FreshValues = 11.4, RetainedBytes = 1_840 }),
            .. Both("Parallel", 6_000, 790, new() { AllocatedBytes = 3.5 * Allocated }, processCpu: 1.8),
            .. Both("Late", 5_000, 640, new() { Finalizers = 0.31, Afterwards = 0.184 }),
            .. Both("Settings", 12_000, 820, new() { Changed = ["culture", "time zone"] }),
            Case("Lazy", Operation.Serialize, 8_000, 900),
            Case("Lazy", Operation.Deserialize, 1_200, 900, new() { Reading = 8.3 }),
            .. Both("handwritten", 500, 300, new() { FreshValues = 1.2 }),
        ];
        return Analyser.Analyse(new()
        {
            Run = new()
            {
                Suite = "hidden",
                Command = "run",
                RoundupVersion = "0.1.0",
                Seed = 1,
                Effort = "quick",
                Launches = 3,
                Rounds = 4,
                BatchMs = 10,
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
            Cases = cases,
        });
    }

    private static IEnumerable<CaseResult> Both(
        string serializer, double ns, double size, HiddenWork? hidden = null, double processCpu = 1) =>
        new[] { Operation.Serialize, Operation.Deserialize }
            .Select(operation => Case(serializer, operation, ns, size, hidden, processCpu));

    private static CaseResult Case(
        string serializer, Operation operation, double ns, double size, HiddenWork? hidden = null, double processCpu = 1) =>
        new()
        {
            Id = new(serializer, CaseId.NoCompressor, new("Users", 1, Shape.Bytes, operation, "net10.0")),
            Outcome = Outcome.Measured,
            Fidelity = Results.Fidelity.Exact,
            SizeBytes = size,
            Data = new SteadyStateData([.. Launches.Select((factor, i) => Launch(i, ns * factor, processCpu) with { Hidden = hidden })]),
        };

    private static LaunchResult Launch(int index, double perCall, double processCpu) => new()
    {
        Index = index,
        Settled = true,
        Samples =
        [
            .. Enumerable.Range(0, 4)
                .Select(round => (Round: round, Ns: perCall * 1_000))
                .Select(s => new Sample(s.Round, 0, 1_000, (index * 100) + s.Round, new([s.Ns, s.Ns, s.Ns * processCpu])
                {
                    AllocatedBytes = Allocated * 1_000,
                    PauseNs = 0,
                })),
        ],
    };
}
