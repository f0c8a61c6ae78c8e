using Roundup.Contracts;

namespace Roundup.Page.Tests.Speed;

/// <summary>A made-up run of 2,000 cases: the same for the same seed.</summary>
internal static class LargeRun
{
    private const int Rows = 40;
    private const int Datasets = 25;
    private const int Launches = 3;
    private const int Rounds = 5;
    private const int CallsOfBatch = 1_000;
    private const string Baseline = "Library0/row0";

    private static readonly string[] s_formats = ["JSON", "XML", "Protobuf", "MessagePack", "own"];

    /// <summary>The run: 40 rows, 25 datasets, both operations.</summary>
    public static ResultsFile Of(int seed)
    {
        var random = new Random(seed);
        var start = new DateTimeOffset(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);
        SerializerInfo[] rows = [.. Enumerable.Range(0, Rows).Select(Row)];
        double[] factors = [.. rows.Select((_, i) => i == 0 ? 1 : Math.Exp(random.NextDouble() * 4 - 1))];
        return new()
        {
            Run = new()
            {
                Suite = "large",
                Command = "run",
                RoundupVersion = "0.1.0",
                Seed = (ulong)seed,
                Experiments =
                [
                    new() { Name = ExperimentNames.Speed, Effort = "quick", Launches = Launches, Rounds = Rounds, BatchMs = 10 },
                ],
                Baseline = Baseline,
                Started = start,
                Finished = start.AddHours(1),
            },
            Machine = new() { Os = "Linux", Architecture = "x64", Cpu = "made up", LogicalCpus = 2, MemoryBytes = 1L << 33 },
            Targets = [new() { Name = "net10.0", Runtime = ".NET 10.0.12" }],
            Serializers = rows,
            Datasets = [.. Enumerable.Range(0, Datasets).Select(Data)],
            Cases =
            [
                .. from dataset in Enumerable.Range(0, Datasets)
                   from operation in Enum.GetValues<Operation>()
                   from row in Enumerable.Range(0, Rows)
                   select Case(rows[row], Data(dataset), operation, factors[row] * (dataset + 1) * 500, random),
            ],
        };
    }

    private static SerializerInfo Row(int number) => new()
    {
        Name = $"Library{number / 2}/row{number}",
        Library = $"Library{number / 2}",
        Package = $"Library{number / 2}",
        Version = "1.2.3",
        Format = s_formats[number % s_formats.Length],
        Licence = number % 3 == 0 ? "Apache-2.0" : "MIT",
        Needs = number % 2 == 0 ? "nothing" : "attributes",
        Status = "maintained",
    };

    private static DatasetInfo Data(int number) => new()
    {
        Name = $"Dataset{number}",
        Description = "Made up.",
        Count = 1,
        PoolRoots = 16,
        CanonicalBytes = 100 * (number + 1),
        Hash = "0",
    };

    private static CaseResult Case(SerializerInfo row, DatasetInfo data, Operation operation, double ns, Random random) => new()
    {
        Id = new(row.Name, CaseId.NoCompressor, new(data.Name, data.Count, Shape.Bytes, operation, "net10.0")),
        Fidelity = random.Next(10) == 0 ? Fidelity.Lossy : Fidelity.Exact,
        Lost = [],
        SizeBytes = Math.Round(data.CanonicalBytes * (1 + random.NextDouble())),
        AdaptedFrom = random.Next(5) == 0 ? Shape.Stream : null,
        Experiments = random.Next(40) == 0 && row.Name != Baseline
            ? Parts.Ended(ExperimentNames.Speed, Outcome.Failed, "NotSupportedException: made up")
            : Parts.Of(ExperimentNames.Speed, new SpeedData([.. Enumerable.Range(0, Launches).Select(index => Launch(index, ns, random))])),
    };

    private static LaunchResult Launch(int index, double ns, Random random)
    {
        var launch = ns * (0.98 + random.NextDouble() * 0.04);
        return new()
        {
            Index = index,
            Settled = true,
            Samples =
            [
                .. Enumerable.Range(0, Rounds).Select(round =>
                {
                    var wall = launch * (1 + random.NextDouble() * 0.05) * CallsOfBatch;
                    return new Sample(
                        round, 0, CallsOfBatch, index * 100 + round, new([wall, wall]) { AllocatedBytes = ns * CallsOfBatch, PauseNs = 0 });
                }),
            ],
        };
    }
}
