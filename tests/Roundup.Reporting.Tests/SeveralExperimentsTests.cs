using Roundup.Contracts;
using Roundup.Reporting.Checks;

namespace Roundup.Reporting.Tests;

/// <summary>The report of a run with three experiments: warm calls, first calls and checks of a row stand together.</summary>
public class SeveralExperimentsTests
{
    [Fact]
    public void The_markdown_is_as_agreed() => Golden.ShouldMatch(Render.OwnMarkdown(Report), "experiments.md");

    [Fact]
    public void The_console_is_as_agreed() => Golden.ShouldMatch(Render.Piped(Report), "experiments.txt");

    [Fact]
    public void The_summary_for_programs_is_as_agreed() =>
        Golden.ShouldMatch(Render.Written(Report, "results.csv"), "experiments.csv");

    [Fact]
    public void Each_experiment_has_its_files() =>
        Report.FilesIn([ReportFormats.Markdown]).Select(file => file.Name)
            .ShouldBe(["report.md", "results.csv", "speed.csv", "first-call.csv", "check.csv"]);

    [Fact]
    public void The_files_of_an_experiment_are_those_of_a_run_that_made_no_other()
    {
        var alone = RunReport.Create(File.Of(ExperimentNames.Speed), [new SpeedReport()]);

        Render.Written(Report, "speed.csv").ShouldBe(Render.Written(alone, "results.csv"));
    }

    [Fact]
    public void It_is_the_same_after_the_file_was_written_and_read()
    {
        using var stream = new MemoryStream();
        Parts.Store.Write(File, stream);
        stream.Position = 0;

        var again = RunReport.Create(Parts.Store.Read(stream, "results.json"), Experiments);

        Render.Written(again, "report.md").ShouldBe(Render.Written(Report, "report.md"));
    }

    /// <summary>First calls prove the row wrong; warm calls of it were measured.</summary>
    [Fact]
    public void What_one_experiment_proves_wrong_is_wrong_in_the_summary_and_in_all_tables()
    {
        var wrong = With("Newtonsoft.Json", Operation.Serialize, parts =>
            parts[ExperimentNames.FirstCall] = new CasePart { Outcome = Outcome.Wrong, Reason = "after the first call, it is another" });

        var report = RunReport.Create(wrong, Experiments);

        Line(report, "results.csv", "Newtonsoft.Json").ShouldBe(
            "Newtonsoft.Json,Users,1,Bytes,net10.0,,2,,,94050000,,wrong,Orders[].Placed: DateTime.Kind");
        var speed = Line(report, "speed.csv", ",Newtonsoft.Json,").Split(',');
        speed.ShouldContain("wrong");
        speed.ShouldContain("\"after the first call");
        speed.ShouldNotContain("2");
        var console = Render.Piped(report).Split('\n');
        console.Count(line => line.StartsWith("     Newtonsoft.Json", StringComparison.Ordinal)).ShouldBe(2, "the tables of Deserialize");
        console.ShouldContain(line => line.StartsWith("wrong          Newtonsoft.Json in ", StringComparison.Ordinal));
        console.ShouldContain(line => line.EndsWith("after the first call, it is another", StringComparison.Ordinal));
    }

    /// <summary>A case of a check has one operation, and is of both.</summary>
    [Fact]
    public void What_an_experiment_without_operations_proves_wrong_is_wrong_for_both()
    {
        var wrong = With("Newtonsoft.Json", Operation.Serialize, parts =>
            parts[ExperimentNames.Check] = new CasePart { Outcome = Outcome.Wrong, Reason = "another process reads another name" });

        var report = RunReport.Create(wrong, Experiments);

        Line(report, "results.csv", "Newtonsoft.Json").ShouldBe(
            "Newtonsoft.Json,Users,1,Bytes,net10.0,,,,,,,wrong,Orders[].Placed: DateTime.Kind");
        Render.Piped(report).Split('\n').ShouldNotContain(line => line.StartsWith("     Newtonsoft.Json", StringComparison.Ordinal));
        Render.Written(report, "report.md").ShouldContain("another process reads another name");
    }

    [Fact]
    public void A_ratio_too_noisy_to_say_is_no_number_in_the_summary_nor_in_a_file()
    {
        var noisy = With("Newtonsoft.Json", Operation.Serialize, parts =>
        {
            var speed = (SpeedData)parts[ExperimentNames.Speed];
            LaunchResult[] launches = [.. speed.Launches.Select(launch => Scaled(launch, 1 + (3 * launch.Index)))];
            parts[ExperimentNames.Speed] = speed with { Launches = launches };
        });

        var report = RunReport.Create(noisy, Experiments);

        Line(report, "results.csv", "Newtonsoft.Json").ShouldStartWith("Newtonsoft.Json,Users,1,Bytes,net10.0,,2,");
        var table = Render.Written(report, "speed.csv").Split('\n');
        var ratio = Array.IndexOf(table[0].Split(','), "Ratio");
        var tables = Line(report, "speed.csv", ",Newtonsoft.Json,").Split(',');
        tables[ratio].ShouldBeEmpty();
        tables[Array.IndexOf(table[0].Split(','), "RatioLow")].ShouldNotBeEmpty();
        var console = Render.Piped(report);
        console.ShouldContain(" to ");
        console.Split("Summary ───")[1].Split("Conclusions")[0].ShouldMatch(@"Newtonsoft\.Json +\d+\.\d+ to \d+\.\d+ +2\.00");
    }

    private static string Line(Report report, string file, string start) =>
        Render.Written(report, file).Split('\n').First(line => line.Contains(start, StringComparison.Ordinal));

    private static ResultsFile With(string row, Operation operation, Action<Dictionary<string, CasePart>> change) => File with
    {
        Cases =
        [
            .. File.Cases.Select(result =>
            {
                var parts = result.Experiments.ToDictionary();
                if (result.Id.Serializer == row && result.Id.Table.Operation == operation)
                {
                    change(parts);
                }

                return result with { Experiments = parts };
            }),
        ],
    };

    private static LaunchResult Scaled(LaunchResult launch, double factor) => launch with
    {
        Samples = [.. launch.Samples.Select(sample => sample with { WallNs = sample.WallNs * factor })],
    };

    private static IExperimentReport[] Experiments { get; } = [new SpeedReport(), new FirstCallReport(), new CheckReport()];

    private static Report Report => RunReport.Create(File, Experiments);

    private static ResultsFile File { get; } = SampleRun.Empty().File with
    {
        Run = SampleRun.Empty().File.Run with
        {
            Suite = "several",
            Description = "Three experiments",
            Command = "run several --experiment speed,first-call,check",
            Interrupted = false,
            ExtraColumns = [],
            Experiments =
            [
                new() { Name = ExperimentNames.Check, Effort = "quick", Launches = 0, Rounds = 0, BatchMs = 0, MeasureSeconds = 2 },
                new() { Name = ExperimentNames.FirstCall, Effort = "quick", Launches = 10, Rounds = 1, BatchMs = 0, MeasureSeconds = 20 },
                new() { Name = ExperimentNames.Speed, Effort = "quick", Launches = 3, Rounds = 4, BatchMs = 10, MeasureSeconds = 200 },
            ],
        },
        Serializers =
        [
            Synthetic.Info(MadeRun.Baseline) with { Library = "System.Text.Json" },
            Synthetic.Info("Newtonsoft.Json"), Synthetic.Info("Fragile"), Synthetic.Info("Gone"),
        ],
        Compressors = [],
        Cases =
        [
            .. Both(MadeRun.Baseline, 1_000, 30e6),
            .. Both("Newtonsoft.Json", 2_000, 90e6)
                .Select(result => result.Lossy("Orders[].Placed: DateTime.Kind")),
            .. Both("Fragile", 500, null),
            .. Both("Gone", null, null),
        ],
    };

    /// <summary>Both operations of a row. Without a time of a warm call it is not available, without a first call it dies there.</summary>
    private static IEnumerable<CaseResult> Both(string name, double? warmNs, double? firstNs) =>
        from operation in Enum.GetValues<Operation>()
        select MadeRun.Case(name, 1).At(operation: operation) with
        {
            Fidelity = warmNs is null ? Results.Fidelity.Unchecked : Results.Fidelity.Exact,
            SizeBytes = warmNs is null ? null : 120,
            Experiments = PartsOf(operation, warmNs, firstNs),
        };

    private static Dictionary<string, CasePart> PartsOf(Operation operation, double? warmNs, double? firstNs)
    {
        CasePart gone = new() { Outcome = Outcome.Unavailable, Reason = "package Gone 1.0.0 not found" };
        var parts = new Dictionary<string, CasePart>();
        if (operation == Operation.Serialize)
        {
            parts[ExperimentNames.Check] = warmNs is not { } ns ? gone : new CheckedCase
            {
                Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 3, [CheckCategory.Chunks] = 7 },
                Findings = ns <= 1_000
                    ? [] : [MadeCheck.Finding("values/Users/Bytes", CheckOutcome.Corrupted, "Orders[].Placed: DateTime.Kind")],
            };
        }

        parts[ExperimentNames.FirstCall] = warmNs is null ? gone
            : firstNs is { } first ? new FirstCallData([.. Enumerable.Range(0, 10).Select(launch => Call(launch, first))])
            : new CasePart { Outcome = Outcome.Crashed, Reason = "the process died of signal 11" };
        parts[ExperimentNames.Speed] = warmNs is { } warm ? MadeRun.Launches(warm, allocated: warm / 4) : gone;
        return parts;
    }

    private static FirstCallSample Call(int launch, double ns) => new()
    {
        Launch = launch,
        Position = 0,
        Place = 0,
        AtSeconds = launch,
        Values = new()
        {
            [FirstCallQuantities.Open] = ns / 4,
            [FirstCallQuantities.Call] = ns * (0.75 + (0.01 * launch)),
            [FirstCallQuantities.Assemblies] = 10,
            [FirstCallQuantities.Size] = 120,
        },
    };
}
