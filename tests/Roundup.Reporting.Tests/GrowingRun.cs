using Roundup.Contracts;

namespace Roundup.Reporting.Tests;

/// <summary>
/// A run with four counts and a compressor, from samples through the whole analysis: what the sections on growth and on time and size need.
/// </summary>
internal static class GrowingRun
{
    private static readonly int[] Counts = [1, 10, 100, 1_000];

    // Launches differ by so much.
    private static readonly double[] Launches = [1, 1.02, 0.985];

    public static AnalysedRun Of()
    {
        CaseResult[] cases =
        [
            .. Both("System.Text.Json/reflection", "none", 200, 1, 80),
            .. Both("System.Text.Json/reflection", "lz4", 900, 0.98, 41),
            .. Both("Steep|Lib/<b>", "none", 300, 1.4, 80).Select(c => c with { Fidelity = Results.Fidelity.Lossy, Lost = ["Name"] }),
            .. Both("Newtonsoft.Json", "none", 500, 0.97, 80),
            .. Both("handwritten", "none", 50, 0.95, 30),
        ];
        return Analyser.Analyse(new()
        {
            Run = new()
            {
                Suite = "growing",
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

    private static IEnumerable<CaseResult> Both(string serializer, string compressor, double ns, double power, double size) =>
        from operation in new[] { Operation.Serialize, Operation.Deserialize }
        from count in Counts
        let perCall = ns * (operation == Operation.Serialize ? 1 : 1.5) * Math.Pow(count, power)
        select new CaseResult
        {
            Id = new(serializer, compressor, new("Users", count, Shape.Bytes, operation, "net10.0")),
            Outcome = Outcome.Measured,
            Fidelity = Results.Fidelity.Exact,
            SizeBytes = size * count,
            Data = new SteadyStateData([.. Launches.Select((factor, index) => Launch(index, perCall * factor))]),
        };

    private static LaunchResult Launch(int index, double perCall) => new()
    {
        Index = index,
        Settled = true,
        Samples =
        [
            .. Enumerable.Range(0, 4)
                .Select(round => (Round: round, Ns: perCall * 1_000, Order: (index * 100) + round))
                .Select(s => new Sample(s.Round, 0, 1_000, s.Order, new([s.Ns, s.Ns]) { AllocatedBytes = 0, PauseNs = 0 })),
        ],
    };
}
