using Roundup.Analysis.Findings;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Results.Messages;

namespace Roundup.Tests.Support;

/// <summary>A run made by hand that has one of everything a report must cope with.</summary>
internal static class SampleRun
{
    public const string Nasty = "Evil|Lib, \"quoted\" `tick` [x](http://a.b) <b>/row_1";
    public const string NastyReason =
        "System.Exception: first line | \"quoted\", <script>\r\n   second line \u001b[31mred\u001b[0m `tick` [link](x)\u202e";

    private static readonly TableId s_users = new("Users", 100, Shape.Bytes, Operation.Serialize, "net10.0");
    private static readonly TableId s_back = s_users with { Operation = Operation.Deserialize };
    private static readonly TableId s_text = s_users with { Shape = Shape.String };
    private static readonly TableId s_old = s_users with { Target = "net9.0" };
    private static readonly TableId s_extreme = new("Odd|data", 1_000_000, Shape.Stream, Operation.Serialize, "net10.0");
    private static readonly TableId s_dead = new("Odd|data", 1, Shape.Bytes, Operation.Deserialize, "net10.0");

    private static readonly SerializerInfo[] s_serializers =
    [
        Info("System.Text.Json/source-generator", "System.Text.Json", version: "10.0.0", needs: "code generation"),
        Info("System.Text.Json/reflection", "System.Text.Json", version: "10.0.0"),
        Info("Newtonsoft.Json/default", "Newtonsoft.Json", version: "13.0.3", package: "Newtonsoft.Json") with
        {
            Home = "https://www.newtonsoft.com/json",
            LastRelease = 2025,
            FileVersion = "13.0.3.27908",
        },
        Info("ServiceStack.Text/default", "ServiceStack.Text", version: "8.5.2", package: "ServiceStack.Text") with
        {
            Notes = "Writes dates as \\/Date(…)\\/ | and drops the Kind",
            Licence = "AGPL-3.0 | commercial",
        },
        Info("BinaryFormatter/default", "BinaryFormatter", "Binary") with { Status = "dangerous", Needs = "attributes" },
        Info("MessagePack/contractless", "MessagePack", "MessagePack", package: "MessagePack"),
        Info(Nasty, "Evil|Lib", "\"odd\", format") with
        {
            Home = "javascript:alert(1)|<x>",
            Notes = "line one\nline two",
            Dangerous = "Obeys | what it reads",
        },
        Info("handwritten", "Roundup", "Binary") with { Status = "reference", IsReference = true },
        Info("create", "Roundup", "none") with { Status = "reference", IsReference = true },
    ];

    /// <summary>The run.</summary>
    public static AnalysedRun Rich()
    {
        AnalysedTable[] tables =
        [
            new(s_users, "System.Text.Json/reflection", false,
            [
                Measured("handwritten", s_users, 812, 96, 9_100, null) with { Ratio = Ratio(0.0214, 0.02) },
                Measured("System.Text.Json/source-generator", s_users, 34_112.4, 24_592, 24_568, 1, ratio: 0.8993),
                Baseline(Measured("System.Text.Json/reflection", s_users, 37_931.2, 24_592, 24_568, 2)),
                Measured("System.Text.Json/reflection", s_users, 38_002.7, 24_592, 24_568, 2, ratio: 1.0019) is var tie
                    ? Adapted(tie, Shape.Stream, "lz4")
                    : null!,
                Lossy(
                    Measured("ServiceStack.Text/default", s_users, 91_204, 65_104, 25_910, 4, ratio: 2.404),
                    "Orders[].Placed: DateTime.Kind",
                    "Joined: DateTime.Kind"),
                Adapted(Measured("Newtonsoft.Json/default", s_users, 99_999.96, 119_808, 24_568, 5, ratio: 2.64), Shape.String),
                Lossy(
                    Adapted(Measured(Nasty, s_users, 101_993, 104_857_600, 24_568.5, 5, ratio: 2.689), Shape.AsyncStream),
                    "A|B[]: `x`, <y>",
                    "C",
                    "D, with comma",
                    "E",
                    "F"),
                Measured("BinaryFormatter/default", s_users, 2_450_130, 1_310_720, 41_210, 7, ratio: 64.6),
                Without(
                    "MessagePack/contractless",
                    s_users,
                    Outcome.Unavailable,
                    "package MessagePack 3.1.4 was not found in the sources nuget.org and ./local: add one with --package-source"),
            ]),
            new(s_old, "System.Text.Json/source-generator", true,
            [
                Baseline(Measured("System.Text.Json/source-generator", s_old, 36_010, 24_592, 24_568, 1)) with { AllocRatio = null },
                Without(
                    "System.Text.Json/reflection",
                    s_old,
                    Outcome.Hung,
                    "Serialize took longer than 10 s at call 3: the worker was ended"),
                Without(
                    "MessagePack/contractless",
                    s_old,
                    Outcome.Unavailable,
                    "package MessagePack 3.1.4 was not found in the sources nuget.org and ./local: add one with --package-source"),
            ])
            {
                Requested = "System.Text.Json/reflection",
            },
            new(s_text, "System.Text.Json/reflection", false,
            [
                Baseline(Measured("System.Text.Json/reflection", s_text, 41_377, null, 24_568, 1)),
                Lossy(
                    Measured("ServiceStack.Text/default", s_text, 88_040, null, 25_910, 2, ratio: 2.128),
                    "Orders[].Placed: DateTime.Kind",
                    "Joined: DateTime.Kind"),
                Without(Nasty, s_text, Outcome.Failed, NastyReason),
                Without("BinaryFormatter/default", s_text, Outcome.Unsupported, "BinaryFormatter has no String shape"),
                Without("handwritten", s_text, Outcome.Unsupported, "a binary format has no String shape"),
            ]),
            new(s_extreme, "System.Text.Json/reflection", false,
            [
                Measured("create", s_extreme, 0.3, 0, null, null) with { Ratio = Ratio(3.3e-12, 0.1), OpsPerSecond = 1 / 0.3e-9 },
                Single(Measured("System.Text.Json/source-generator", s_extreme, 1.0004, 0, 17, 1, ratio: 0.0000123)),
                Baseline(Measured("System.Text.Json/reflection", s_extreme, 90e9, 12_884_901_888, 1_400_000_000, 2)),
                Without(Nasty, s_extreme, Outcome.OutOfMemory, "the worker outgrew 2.00 GB while it deserialized: raise --memory"),
                Without("BinaryFormatter/default", s_extreme, Outcome.Skipped, "the budget of 10m was used up"),
            ]),
            new(s_back, null, false,
            [
                Without(
                    "BinaryFormatter/default",
                    s_back,
                    Outcome.Crashed,
                    "the worker ended with exit code 134 (Stack overflow.) in Deserialize"),
                Without("Newtonsoft.Json/default", s_back, Outcome.BuildFailed, "CS0246: the type 'Foo' could not be found"),
                Without("ServiceStack.Text/default", s_back, Outcome.Wrong, "Users[3].Name: 'Ann' came back as null"),
            ]),
            new(s_dead, null, false, [Without("System.Text.Json/reflection", s_dead, Outcome.Skipped, "the budget of 10m was used up")]),
        ];
        var file = File([.. tables.SelectMany(c => c.Rows).Select(r => r.Result)]);
        Notice[] notices =
        [
            new(NoticeCode.HighLoad, "3.10", "2"),
            new(NoticeCode.BaselineMissing, "System.Text.Json/reflection", s_old.ToString(), "System.Text.Json/source-generator"),
            new(NoticeCode.MostlyDisturbed, "61 %", $"{Nasty} {s_users}"),
        ];
        return new(file, tables, 0.124, notices)
        {
            Findings = AllFindings.Find(file, tables),
            Replicas = ReplicaCheck.Of(
            [
                Twice(s_users, 1.0081, 0.012),
                Twice(s_old, 0.9732, 0.005) with { Interval = null, LogStdDev = null, Launches = 1 },
                Twice(s_text, 0.9732, 0.012),
            ]),
        };
    }

    /// <summary>The run of a suite that asks for the usual columns only.</summary>
    public static AnalysedRun WithoutExtraColumns()
    {
        var run = Rich();
        return run with { File = run.File with { Run = run.File.Run with { ExtraColumns = [] } } };
    }

    /// <summary>A run whose plan has no case.</summary>
    public static AnalysedRun Empty() => new(File([]), [], null, []);

    /// <summary>A run of which nothing could be measured.</summary>
    public static AnalysedRun NothingMeasured()
    {
        var run = Rich();
        AnalysedTable[] tables = [.. run.Tables.Where(c => c.Baseline is null)];
        return run with { Tables = tables, Findings = AllFindings.Find(run.File, tables), Replicas = null };
    }

    private static ResultsFile File(IReadOnlyList<CaseResult> cases) => new()
    {
        Run = new()
        {
            Suite = "quick|suite",
            Description = "A few serializers on a few datasets <fast>",
            Command = "run quick --serializer \"System.*\" --budget 10m",
            RoundupVersion = "0.1.0",
            Seed = 20_261_121,
            Experiments =
            [
                new() { Name = ExperimentNames.Speed, Effort = "quick", Launches = 3, Rounds = 8, BatchMs = 10, MeasureSeconds = 270 },
            ],
            Baseline = "System.Text.Json/reflection",
            Started = new(2026, 11, 21, 9, 4, 0, TimeSpan.FromHours(1)),
            Finished = new(2026, 11, 21, 9, 9, 12, TimeSpan.FromHours(1)),
            BuildSeconds = 41.26,
            VerifySeconds = 0.85,
            Interrupted = true,
            ExtraColumns = ["PeakMemory", "ColumnOfTheFuture"],
        },
        Machine = new()
        {
            Os = "Debian GNU/Linux 12",
            Architecture = "x64",
            Cpu = "Some CPU @ 2.90GHz | rev_2",
            LogicalCpus = 2,
            MemoryBytes = 8_323_584_000,
            LoadBefore = 3.1,
            Timed = new() { Number = 1, MHz = 2_596.1, Siblings = [] },
            Hypervisor = "KVM (Some cloud | m_2)",
            StealShare = 0.0234,
            Sdk = "10.0.401",
        },
        Targets =
        [
            new()
            {
                Name = "net10.0",
                Runtime = ".NET 10.0.12",
                Settings = new Dictionary<string, string>
                {
                    ["Time zone"] = "America/New_York",
                    ["GC"] = "workstation, concurrent",
                    ["Tiered compilation"] = "on, PGO on",
                },
                MissingProbes = new Dictionary<string, string> { ["JitInfo"] = "absent on this runtime | really" },
            },
            new() { Name = "net9.0", Runtime = ".NET 9.0.21" },
        ],
        Serializers = s_serializers,
        Compressors =
        [
            new()
            {
                Name = "lz4",
                Version = "1.9.4",
                Status = "maintained",
                Licence = "BSD-2-Clause",
                Home = "https://github.com/lz4/lz4",
                LastRelease = 2024,
                Notes = "No checksum: damage | can pass unseen.",
            },
        ],
        Datasets =
        [
            new()
            {
                Name = "Users",
                Description = "Users with orders",
                SampleSet = "All",
                Count = 100,
                PoolRoots = 16,
                CanonicalBytes = 9_100.25,
                Hash = "0f3a",
            },
            new()
            {
                Name = "Odd|data",
                Description = "Names a table must survive",
                Count = 1_000_000,
                PoolRoots = 1,
                CanonicalBytes = 1.3e9,
                Hash = "77bc",
            },
        ],
        Cases = cases,
    };

    private static SerializerInfo Info(
        string name,
        string library,
        string format = "JSON",
        string? version = null,
        string? package = null,
        string needs = "nothing") =>
        new()
        {
            Name = name,
            Library = library,
            Format = format,
            Version = version,
            Package = package,
            Needs = needs,
            Status = "maintained",
            Licence = "MIT",
        };

    private static AnalysedCase Case(string name, TableId table, Outcome outcome) => new()
    {
        Result = new() { Id = new(name, CaseId.NoCompressor, table), Experiments = Parts.Ended(ExperimentNames.Speed, outcome) },
        Serializer = s_serializers.Single(s => s.Name == name),
    };

    private static AnalysedCase Without(string name, TableId table, Outcome outcome, string reason)
    {
        var row = Case(name, table, outcome);
        return row with { Result = row.Result.Ended(outcome, reason) };
    }

    private static AnalysedCase Measured(
        string name,
        TableId table,
        double mean,
        double? allocated,
        double? size,
        int? rank,
        double? ratio = null)
    {
        var row = Case(name, table, Outcome.Measured);
        return row with
        {
            Result = row.Result with { SizeBytes = size, Fidelity = Results.Fidelity.Exact },
            Time = new()
            {
                Mean = mean,
                Interval = new(mean * 0.984, mean * 1.016),
                StdErr = mean * 0.0004,
                Launches = 3,
            },
            Batches = new()
            {
                [SpeedQuantities.StdDev] = mean * 0.031,
                [SpeedQuantities.Min] = mean * 0.93,
                [SpeedQuantities.Q1] = mean * 0.98,
                [SpeedQuantities.Median] = mean * 0.995,
                [SpeedQuantities.Q3] = mean * 1.02,
                [SpeedQuantities.Max] = mean * 1.4,
                [SpeedQuantities.Batches] = 22,
                [SpeedQuantities.DisturbedShare] = 2 / 24.0,
                [SpeedQuantities.CpuMedian] = mean * 0.99,
                [SpeedQuantities.Allocated] = allocated,
                [SpeedQuantities.Gen0] = allocated / 17_000 ?? 0,
                [SpeedQuantities.Gen1] = 0,
                [SpeedQuantities.Gen2] = 0,
                [SpeedQuantities.PauseShare] = 0.0123,
                [SpeedQuantities.PeakMemory] = 61_345_792,
            },
            Ratio = ratio is { } r ? Ratio(r, 0.015) : null,
            AllocRatio = allocated / 24_592,
            SizeRatio = size / 24_568,
            OpsPerSecond = 1e9 / mean,
            MegabytesPerSecond = size * 1e3 / mean,
            Rank = rank is { } known ? new RankInterval(known, known) : null,
        };
    }

    private static RatioEstimate Ratio(double ratio, double spread) =>
        new()
        {
            Ratio = ratio,
            Interval = new(ratio * (1 - spread), ratio * (1 + spread)),
            StdDev = ratio * spread / 4,
            PerLaunch = [ratio, ratio, ratio],
        };

    private static AnalysedCase Baseline(AnalysedCase row) =>
        row with { IsBaseline = true, Ratio = new() { Ratio = 1, Interval = new(1, 1), StdDev = 0, PerLaunch = [1, 1, 1] } };

    private static AnalysedCase Lossy(AnalysedCase row, params string[] lost) =>
        row with { Result = row.Result with { Fidelity = Results.Fidelity.Lossy, Lost = lost } };

    private static AnalysedCase Adapted(AnalysedCase row, Shape from, string compressor = CaseId.NoCompressor) =>
        row with { Result = row.Result with { AdaptedFrom = from, Id = row.Result.Id with { Compressor = compressor } } };

    private static ReplicaRatio Twice(TableId table, double ratio, double spread) => new(
        new("System.Text.Json/reflection", CaseId.NoCompressor, table),
        ratio,
        new(ratio * (1 - spread), ratio * (1 + spread)),
        spread / 2.5,
        3,
        2);

    /// <summary>One launch only: no interval anywhere.</summary>
    private static AnalysedCase Single(AnalysedCase row) => row with
    {
        Time = row.Time! with { Interval = null, StdErr = null, Launches = 1 },
        Ratio = row.Ratio! with { Interval = null, StdDev = null },
    };
}
