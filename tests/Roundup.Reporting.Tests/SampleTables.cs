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
        Info("create", "none") with { Status = "floor" },
    ];

    /// <summary>Each row's own shape; a JSON table, a binary one whose baseline is missing.</summary>
    public static AnalysedRun Split()
    {
        var table = s_table with { Shape = Shape.Preferred };
        return Run(
            new()
            {
                Tables =
                [
                    new() { Title = "JSON", Formats = ["JSON"], BaselineRow = "System.Text.Json/reflection" },
                    new()
                    {
                        Title = "Binary",
                        Formats = ["MessagePack", "Protobuf", "CBOR", "NRBF", "none"],
                        BaselineRow = "MessagePack/attributes",
                    },
                ],
            },
            null,
            Timed("System.Text.Json/reflection", table, 800_000, 300_000, Shape.Bytes),
            Timed("Newtonsoft.Json", table, 1_900_000, 300_000, Shape.String),
            Without("Utf8Json", table, Outcome.Unavailable, "package Utf8Json 1.3.7 was not found"),
            Without("MessagePack/attributes", table, Outcome.Unavailable, "package MessagePack 3.1.4 was not found"),
            Timed("Google.Protobuf", table, 400_000, 120_000, Shape.Bytes),
            Timed("System.Formats.Cbor", table, 700_000, 200_000, Shape.Stream) with { AdaptedFrom = Shape.Bytes });
    }

    /// <summary>Two counts with names, each in two tables, and all counts together.</summary>
    public static AnalysedRun Counts()
    {
        var large = s_table with { Count = 20_000 };
        return Run(
            new()
            {
                JoinCounts = true,
                CountNames = [new("Users", 200, "Small"), new("Users", 20_000, "Lar|ge")],
                Tables =
                [
                    new() { Title = "JSON", Formats = ["JSON"], BaselineRow = "System.Text.Json/reflection" },
                    new() { Title = "Binary", Formats = ["MessagePack", "Protobuf", "CBOR", "NRBF", "none"] },
                ],
            },
            null,
            Timed("System.Text.Json/reflection", s_table, 800_000, 300_000),
            Timed("Newtonsoft.Json", s_table, 1_900_000, 300_000),
            Timed("Google.Protobuf", s_table, 400_000, 120_000),
            Timed("System.Text.Json/reflection", large, 95_000_000, 30_000_000),
            Timed("Newtonsoft.Json", large, 180_000_000, 30_000_000),
            Without("Google.Protobuf", large, Outcome.OutOfMemory, "the worker took more than 1 GB"));
    }

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

    /// <summary>Both operations on two targets, with what is gone.</summary>
    public static AnalysedRun Macro()
    {
        CaseResult[] Both(string name, string target, double serialize, double deserialize, double size) =>
        [
            Timed(name, Books(Operation.Serialize, target), serialize, size),
            Timed(name, Books(Operation.Deserialize, target), deserialize, size),
        ];
        var lossy = Both("Newtonsoft.Json", "net10.0", 1.1e9, 2.2e9, 90e6)
            .Select(c => c.Lossy("[].Title: lone surrogate"));
        CaseResult Checked(string name, params CheckFinding[] findings) => MadeCheck.Case(name, "RemovedLastNew", new CheckedCase
        {
            Outcome = Outcome.Measured,
            Held = new Dictionary<CheckColumn, int> { [CheckColumn.Versions] = 2 },
            Findings = findings,
        });
        var run = Run(
            new() { Macro = true, JoinTargets = true },
            null,
            [
                .. Both("System.Text.Json/reflection", "net10.0", 0.3e9, 0.7e9, 90e6),
                .. Both("System.Text.Json/reflection", "net9.0", 0.33e9, 0.84e9, 90e6),
                .. lossy,
                .. Both("BinaryFormatter", "net9.0", 4e9, 9e9, 130e6),
                Timed("Google.Protobuf", Books(Operation.Serialize, "net10.0"), 0.2e9, 40e6),
                Without("Google.Protobuf", Books(Operation.Deserialize, "net10.0"), Outcome.Crashed, "the worker ended with exit code 134"),
                Without("Utf8Json", Books(Operation.Serialize, "net10.0"), Outcome.Unavailable, "package Utf8Json 1.3.7 was not found"),
                Without("Utf8Json", Books(Operation.Deserialize, "net10.0"), Outcome.Unavailable, "package Utf8Json 1.3.7 was not found"),
                Timed("create", Books(Operation.Deserialize, "net10.0"), 0.09e9, 0),
            ]);
        return run with
        {
            File = run.File with
            {
                Checks =
                [
                    Checked("System.Text.Json/reflection"),
                    Checked("Newtonsoft.Json", MadeCheck.Finding("versions/RemovedLastNew/Stream", CheckOutcome.Throws)),
                ],
            },
        };
    }

    private static TableId Books(Operation operation, string target) => new("Book", 1_000_000, Shape.Bytes, operation, target);

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
        PeakMemoryBytes = 50_000_000 + (allocated * (index + 1)),
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
