using Roundup.Results;

namespace Roundup.Reporting.Tests;

/// <summary>An experiment that src does not know reports on the console, in Markdown and in CSV.</summary>
public class ToyExperimentTests
{
    private static ResultsFile File => SampleRun.Empty().File with
    {
        Run = SampleRun.Empty().File.Run with
        {
            Suite = "toys",
            Experiments = [SampleRun.Empty().File.Run.Experiment with { Name = "toy" }],
            Interrupted = false,
        },
        Serializers = [Synthetic.Info("Ball", "toy"), Synthetic.Info("Kite", "toy"), Synthetic.Info("Broken", "toy")],
        Cases = [Case("Ball", 12_345_678), Case("Kite", 950_000), Case("Broken", null)],
    };

    private static Report Report => RunReport.Create(File, [new ToyReport()]);

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
        var report = Render.Full(Report);

        report.ShouldContain("- [Bounces](#bounces)\n- [Lossy serializers](#lossy-serializers)\n- [Not measured](#not-measured)\n");
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

    private static CaseResult Case(string row, double? bounceNs)
    {
        var part = bounceNs is { } known ? new ToyData(known) : new CasePart { Outcome = Outcome.Crashed, Reason = "it broke" };
        return Synthetic.Case(row, part, "toy").At(count: 1) with { SizeBytes = null };
    }

    private sealed record ToyData(double BounceNs) : CasePart;

    private sealed record Toy(string Name, double BounceNs);

    private sealed class ToyReport : IExperimentReport
    {
        private static readonly Column<Toy> s_bounce = new("Bounce", "Time until it lies still.", Unit.Time, toy => toy.BounceNs);

        private static readonly Column<Toy>[] s_columns =
        [
            Column.Of<Toy>("Serializer", toy => toy.Name) with { Role = ColumnRole.Name },
            s_bounce,
            Column.Of<Toy>("Colour", toy => toy.Name == "Ball" ? "red" : "blue") with { Detail = Detail.Full },
        ];

        public string Experiment => "toy";

        public string Title => "Toys";

        public ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null)
        {
            Toy[] toys =
            [
                .. file.Cases.Where(result => result.Part is ToyData)
                    .Select(result => new Toy(result.Id.SerializerName, ((ToyData)result.Part).BounceNs)),
            ];
            Column<Toy> name = new("Name", "", Unit.Text, toy => toy.Name);
            return new(
                ReportedRun.Of(file, result => result.Part is ToyData, losses),
                [new(new Heading(2, "Bounces") { Anchor = "bounces" }, new Table<Toy>(s_columns, toys))])
            {
                Columns = s_columns,
                Files = [ReportFile.Csv("toys.csv", [name, s_bounce], toys)],
            };
        }
    }
}
