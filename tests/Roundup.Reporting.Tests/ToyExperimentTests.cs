using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Tests;

/// <summary>An experiment that src does not know reports on the console, in Markdown and in CSV.</summary>
public class ToyExperimentTests
{
    private static ResultsFile File => SampleRun.Empty().File with
    {
        Run = SampleRun.Empty().File.Run with { Suite = "toys", Experiment = "toy", Interrupted = false },
        Serializers = [Info("Ball"), Info("Kite"), Info("Broken")],
        Cases = [Case("Ball", 12_345_678), Case("Kite", 950_000), Case("Broken", null)],
    };

    private static Report Report => new ToyReport().Of(File);

    [Fact]
    public void The_console_has_its_table_with_what_is_missing_and_the_legend()
    {
        var lines = Render.Piped(Report).Split('\n').Select(line => line.TrimEnd()).ToList();

        lines.ShouldContain(line => line.StartsWith("Result         2 of 3 cases measured in 5 min 12 s: build "));
        lines.ShouldContain("Serializer     Bounce");
        lines.ShouldContain("Ball        12,346 us");
        lines.ShouldContain("Kite         950.0 us");
        lines.ShouldContain("crashed        Broken in Users x1 Bytes Serialize net10.0");
        lines.ShouldContain("Bounce         Time until it lies still.");
    }

    [Fact]
    public void The_markdown_has_the_same_and_more()
    {
        var report = Render.Written(Report, "report.md");

        report.ShouldContain("- [Bounces](#bounces)\n- [Not measured](#not-measured)\n");
        report.ShouldContain(
            "| Serializer |    Bounce | Colour |\n"
            + "|------------|----------:|--------|\n"
            + "| Ball       | 12,346 us | red    |\n");
        report.ShouldContain("| Bounce | Time until it lies still. |");
    }

    [Fact]
    public void The_csv_has_values_for_programs() =>
        Render.Written(Report, "toys.csv").ShouldBe("Name,Bounce\nBall,12345678\nKite,950000\n");

    [Fact]
    public void What_is_done_is_counted_as_the_experiment_says()
    {
        IExperimentReport report = new ToyReport();
        report.Done.ShouldBe("measured");
        File.Cases.Count(report.IsDone).ShouldBe(2);
    }

    private static SerializerInfo Info(string name) => new() { Name = name, Library = name, Format = "toy", Status = "maintained" };

    private static CaseResult Case(string serializer, double? bounceNs) => new()
    {
        Id = new(serializer, CaseId.NoCompressor, new("Users", 1, Shape.Bytes, Operation.Serialize, "net10.0")),
        Outcome = bounceNs is null ? Outcome.Crashed : Outcome.Measured,
        Reason = bounceNs is null ? "it broke" : null,
        Fidelity = Results.Fidelity.Exact,
        Data = bounceNs is { } known ? new ToyData(known) : null,
    };

    [CaseData("toy")]
    private sealed record ToyData(double BounceNs) : CaseData;

    private sealed record Toy(string Name, double BounceNs);

    private sealed class ToyReport : IExperimentReport
    {
        private static readonly Column<Toy> Bounce = new("Bounce", "Time until it lies still.", Quantity.Time, toy => toy.BounceNs);

        private static readonly Column<Toy>[] Columns =
        [
            Column.Of<Toy>("Serializer", toy => toy.Name) with { Role = ColumnRole.Name },
            Bounce,
            Column.Of<Toy>("Colour", toy => toy.Name == "Ball" ? "red" : "blue") with { Detail = Detail.Full },
        ];

        public string Experiment => "toy";

        public Report Of(ResultsFile file, string? baseline = null)
        {
            var run = ReportedRun.Of(file, result => result.Data is ToyData);
            Toy[] toys =
            [
                .. file.Cases.Where(result => result.Data is ToyData)
                    .Select(result => new Toy(result.Id.RowName, ((ToyData)result.Data!).BounceNs)),
            ];
            Section[] sections =
            [
                new(new Heading(2, "Bounces") { Anchor = "bounces" }, new Table<Toy>(Columns, toys)),
                MissingSection.Of(run),
                LegendSection.Of(run, Columns),
            ];
            Section[] all = [HeadSection.Of(run), Contents.Of(sections), .. sections];
            Column<Toy> name = new("Name", "", Quantity.Text, toy => toy.Name);
            return new(all, [ReportFile.Csv("toys.csv", [name, Bounce], toys)]);
        }
    }
}
