namespace Roundup.Reporting.Tests;

/// <summary>Small runs of suites that put their tables together themselves; the numbers come out of the analysis.</summary>
internal static class SampleTables
{
    private static readonly TableId s_table = new("Users", 200, Shape.Bytes, Operation.Serialize, "net10.0");

    private static readonly SerializerInfo[] s_serializers =
    [
        Info("System.Text.Json/reflection", "JSON") with { Home = "https://learn.microsoft.com/dotnet", Version = "10.0.12" },
        Info("Newtonsoft.Json", "JSON") with
        {
            Package = "Newtonsoft.Json",
            Version = "13.0.4",
            FileVersion = "13.0.4.30916",
            Home = "https://www.newtonsoft.com/json",
        },
        Info("MessagePack/attributes", "MessagePack") with { Package = "MessagePack" },
        Info("Google.Protobuf", "Protobuf") with { Package = "Google.Protobuf", Version = "3.35.1" },
        Info("System.Formats.Cbor", "CBOR"),
        Info("Utf8Json", "JSON") with
        {
            Package = "Utf8Json",
            Status = "archived",
            StatusReason = "Its author archived the repository | in 2022.",
        },
        Info("BinaryFormatter", "NRBF") with { Status = "dangerous", Dangerous = "Runs code of the sender's choice." },
        Info("create", "none") with { Status = "reference" },
    ];

    /// <summary>Two targets in one table; the baseline's target has no number.</summary>
    public static AnalysedRun Joined()
    {
        var old = s_table with { Target = "net9.0" };
        return Run(
            new() { JoinTargets = true },
            "NativeAOT",
            Timed("System.Text.Json/reflection", old, 900_000, 300_000),
            Timed("Newtonsoft.Json", old, 2_100_000, 300_000),
            Timed("create", old, 90_000, 0),
            Timed("System.Text.Json/reflection", s_table, 800_000, 300_000),
            Timed("Newtonsoft.Json", s_table, 1_900_000, 300_000),
            Timed("create", s_table, 80_000, 0),
            Without(
                "System.Text.Json/reflection",
                s_table with { Target = "NativeAOT" },
                Outcome.Unsupported,
                "reflection is off under NativeAOT"));
    }

    private static SerializerInfo Info(string name, string format) => Synthetic.Info(name, format) with { Library = name.Split('/')[0] };

    private static CaseResult Without(string name, TableId table, Outcome outcome, string reason) =>
        new() { Id = new(name, CaseId.NoCompressor, table), Experiments = Parts.Ended(ExperimentNames.Speed, outcome, reason) };

    /// <summary>Three launches around a time, ns.</summary>
    private static CaseResult Timed(string name, TableId table, double time, double size, Shape? shape = null) =>
        Synthetic.Case(name, [.. new[] { 0.98, 1, 1.05 }.Select((factor, i) => Launch(i, time * factor, (long)(size * 2)))]) with
        {
            Id = new(name, CaseId.NoCompressor, table),
            Shape = shape,
            SizeBytes = size,
        };

    private static LaunchResult Launch(int index, double time, long allocated) => Synthetic.Launch(index, 3, round =>
    {
        var readings = new BatchReadings([time, time]) { AllocatedBytes = allocated, PauseNs = 0, Gen0 = 0, Gen1 = 0, Gen2 = 0 };
        return new Sample(round, 0, 1, (index * 10) + round, readings);
    }) with
    {
        Readings = new() { [LaunchQuantities.PeakMemoryBytes] = 50_000_000 + (allocated * (index + 1)) },
    };

    private static AnalysedRun Run(ReportLayout layout, string? baselineTarget, params CaseResult[] cases)
    {
        var file = Synthetic.File(MadeRun.Baseline, cases);
        return Analyser.Analyse(file with
        {
            Run = file.Run with
            {
                Suite = "tables",
                Command = "run tables",
                Experiments = [file.Run.Experiment with { Effort = "quick", Launches = 3, Rounds = 3 }],
                BaselineTarget = baselineTarget,
                Report = layout,
            },
            Targets = [new() { Name = "net10.0", Runtime = ".NET 10.0.12" }, new() { Name = "net9.0", Runtime = ".NET 9.0.21" }],
            Serializers = [.. s_serializers.Where(s => cases.Any(c => c.Id.Serializer == s.Name))],
        });
    }
}
