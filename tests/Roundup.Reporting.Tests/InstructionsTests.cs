using System.Text.Json;
using Roundup.Reporting.InstructionCounts;

namespace Roundup.Reporting.Tests;

public class InstructionsTests
{
    private const string Before = "MyLib@1.2.0";
    private const string After = "MyLib@99.0.0-ci";

    private static readonly CaseResult[] s_cases =
    [
        .. Both(100, Operation.Serialize, [523_667, 523_670], [523_692, 523_690]),
        .. Both(100, Operation.Deserialize, [1_113_532, 1_113_532], [1_124_700, 1_124_703]),
        .. Both(1, Operation.Serialize, [9_000, 9_001], [8_000, 8_000.25]),
        .. Both(1, Operation.Deserialize, [20_000, 21_000], [20_400, 20_900]),
        .. Both(20, Operation.Serialize, [10, 10], null),
        Case(Before, 20, Operation.Deserialize, [500, 500]),
        Case(After, 20, Operation.Deserialize, [400, 400]).Lossy("[].Country: value"),
        Case(After, 100, Operation.Serialize, null, Outcome.Skipped).On("net10.0-no-tiering"),
    ];

    [Fact]
    public void The_report_of_a_comparison_is_as_agreed() =>
        Golden.ShouldMatch(Render.Written(ReportOf(FileOf(compares: true)), "comparison.md"), "instructions-comparison.md");

    [Fact]
    public void The_console_of_a_comparison_is_as_agreed() =>
        Golden.ShouldMatch(Render.Piped(ReportOf(FileOf(compares: true))), "instructions-comparison.txt");

    [Fact]
    public void The_console_of_a_run_is_as_agreed() =>
        Golden.ShouldMatch(Render.Piped(ReportOf(FileOf(compares: false))), "instructions.txt");

    [Fact]
    public void Instructions_are_exported_where_the_tool_reads_units_and_nowhere_as_times()
    {
        using var counts = new StringWriter();
        using var times = new StringWriter();
        ReportOf(FileOf(compares: false)).With([ReportFormats.All.Single(format => format.Name == "github-action-benchmark")])
            .FilesIn(ReportFormats.All).Single(file => file.Name == "results.github-action-benchmark.json").Write(counts);
        var action = JsonDocument.Parse(counts.ToString()).RootElement.EnumerateArray().ToList();

        action.Count.ShouldBe(11);
        action.ShouldAllBe(one => one.GetProperty("unit").GetString() == "instructions");
        action.Select(one => one.GetProperty("name").GetString()).ShouldBeUnique();
        action[0].GetProperty("name").GetString()!.ShouldEndWith(" (instructions)");
        ReportOf(FileOf(compares: false)).With([ReportFormats.All.Single(format => format.Name == "benchmarkdotnet")])
            .FilesIn(ReportFormats.All).Single(file => file.Name == "results-report-full.json").Write(times);
        JsonDocument.Parse(times.ToString()).RootElement.GetProperty("Benchmarks").GetArrayLength().ShouldBe(0);
    }

    private static Report ReportOf(ResultsFile file) => RunReport.Create(file, [new InstructionsReport()]);

    private static ResultsFile FileOf(bool compares)
    {
        var file = Synthetic.File(null, s_cases);
        return file with
        {
            Run = file.Run with
            {
                Experiments = [new() { Name = ExperimentNames.Instructions, Effort = "standard", Launches = 2, Rounds = 1, BatchMs = 0 }],
                Comparison = compares ? new([new(After, Before)], 0.005, 0.005) : null,
            },
            Targets = [new() { Name = "net10.0-aot", Runtime = ".NET 10.0.12" }],
        };
    }

    private static CaseResult[] Both(int count, Operation operation, double[] before, double[]? after) =>
        [Case(Before, count, operation, before), Case(After, count, operation, after, Outcome.Crashed)];

    private static CaseResult Case(string row, int count, Operation operation, double[]? perCall, Outcome outcome = Outcome.Measured) =>
        Synthetic.Case(
            row,
            perCall is null ? new CasePart { Outcome = outcome, Reason = "made" } : new InstructionsData(perCall),
            ExperimentNames.Instructions)
        .At(count: count, operation: operation, target: "net10.0-aot");
}
