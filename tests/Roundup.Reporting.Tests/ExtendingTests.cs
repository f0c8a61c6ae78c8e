using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Tests;

/// <summary>A column, section, file, report or output format of an extension that fails: a notice, and all else is there.</summary>
public sealed class ExtendingTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("roundup-extending-").FullName;

    private static ResultsFile Run { get; } = MadeRun.Of("quick", MadeRun.Case(MadeRun.Baseline, 1_000), MadeRun.Case("Other", 2_000)).File;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void A_column_that_fails_for_one_row_is_left_out_and_the_other_stays()
    {
        Column<Row>[] columns = [Column("Fails", row => row.Case.IsBaseline ? throw Failure() : 1.0), Column("Works", _ => 2.0)];

        var report = RunReport.Of(Run, [new SpeedReport(columns)]);

        report.Failures.Select(NoticeCatalogue.Text).ShouldBe(
            ["The column Fails of the extension Toy failed (InvalidOperationException: no answer) and is left out; all else is complete: "
                + "correct the extension, and repeat with `roundup report`."]);
        Render.Written(report, "report.md").ShouldContain("The column Fails of the extension Toy failed");
        Render.Piped(report).ShouldContain("The column Fails of the extension Toy failed");
        Render.Written(report, "results.csv").Split('\n')[0].ShouldEndWith(",VersionTolerance,Works");
        Render.Written(report, "report.html").ShouldContain("Works");
    }

    [Fact]
    public void Without_a_failure_there_is_no_notice()
    {
        var report = RunReport.Of(Run, [new SpeedReport(Column("Works", _ => 2.0))]);

        report.Failures.ShouldBeEmpty();
        ReportFolder.Write(report, _folder, [.. ReportFormats.All, new AddedFormat(new Words(fails: false), "Toy")]).IsWhole.ShouldBeTrue();
        File.ReadAllText(Path.Combine(_folder, "report.words")).ShouldBe("words");
    }

    [Fact]
    public void A_format_that_fails_leaves_no_file_and_all_others_are_written()
    {
        File.WriteAllText(Path.Combine(_folder, "report.words"), "of an earlier report");
        var report = RunReport.Of(Run, [new SpeedReport()]);

        var written = ReportFolder.Write(report, _folder, [new AddedFormat(new Words(fails: true), "Toy"), .. ReportFormats.All]);

        written.IsWhole.ShouldBeFalse();
        NoticeCatalogue.Text(written.Failures.ShouldHaveSingleItem()).ShouldStartWith(
            "The output format words of the extension Toy failed (FileNotFoundException: no words) and is left out");
        File.Exists(Path.Combine(_folder, "report.words")).ShouldBeFalse();
        Directory.GetFiles(_folder).Select(Path.GetFileName).ShouldBe(["report.md", "report.html", "results.csv"], ignoreOrder: true);
        File.ReadAllText(Path.Combine(_folder, "report.md")).ShouldBe(Render.Written(report, "report.md"));
    }

    [Theory]
    [InlineData("section", "The section \"Second\" of toy", true)]
    [InlineData("file", "The file toy.csv of toy", true)]
    [InlineData("summary", "The column Sum", true)]
    [InlineData("all", "The report of toy", false)]
    public void A_part_of_an_experiment_that_fails_is_left_out(string fails, string said, bool staysFirst)
    {
        var file = Run with
        {
            Run = Run.Run with { Experiments = [Run.Run.Experiment, Run.Run.Experiment with { Name = "toy" }] },
            Cases =
            [
                .. Run.Cases.Select(result => result with
                {
                    Experiments = new Dictionary<string, CasePart>(result.Experiments) { ["toy"] = new() { Outcome = result.Outcome } },
                }),
            ],
        };

        var report = RunReport.Of(file, [new SpeedReport(), new AddedReport(new Toy(fails), "Toys")]);

        NoticeCatalogue.Text(report.Failures.ShouldHaveSingleItem()).ShouldStartWith(
            $"{said} of the extension Toys failed (InvalidOperationException: no answer) and is left out");
        var text = Render.Written(report, "report.md");
        text.ShouldContain(said);
        text.Contains("First", StringComparison.Ordinal).ShouldBe(staysFirst);
        text.ShouldContain("Serialize");
        Render.Written(report, "speed.csv").Split('\n').Length.ShouldBe(Run.Cases.Count + 2);
    }

    /// <summary>Ctrl+C is not a fault of the extension.</summary>
    [Fact]
    public void The_end_that_the_user_asked_for_is_no_failure()
    {
        var column = Column("Ends", _ => throw new OperationCanceledException());

        Should.Throw<OperationCanceledException>(() => RunReport.Of(Run, [new SpeedReport(column)]));
    }

    private static Column<Row> Column(string name, Func<Row, object?> value) =>
        new(name, "A column of an extension.", Unit.Number, value) { Extension = "Toy" };

    private static InvalidOperationException Failure() => new("no answer. And more\nof it");

    private sealed class Words(bool fails) : IReportFormat
    {
        public string Name => "words";

        public string Extension => ".words";

        public FormatKind Kind => FormatKind.Document;

        public void Write(IReadOnlyList<Section> sections, ReportOutput output)
        {
            output.Text.Write("words");
            if (fails)
            {
                throw new FileNotFoundException("no words");
            }
        }
    }

    private sealed class Toy(string fails) : IExperimentReport
    {
        public string Experiment => "toy";

        public string Title => "Toys";

        public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
        {
            double Value(string part) => part == fails ? throw Failure() : 1;
            Section Section(string heading, string part) => new(
                new Heading(2, heading),
                new Table<string>([new(heading, "", Unit.Number, _ => Value(part))], [heading]));
            Value("all");
            return new(ReportedRun.Of(file, _ => true, losses), [Section("First", ""), Section("Second", "section")])
            {
                Files = [ReportFile.Csv<string>("toy.csv", [new("Cell", "", Unit.Number, _ => Value("file"))], ["row"])],
                Summary = [new("Sum", "", Unit.Number, _ => Value("summary"))],
            };
        }
    }
}
