namespace Roundup.Reporting.Tests;

public class VerifiedTests
{
    private static ResultsFile File => SampleRun.Empty().File with
    {
        Run = SampleRun.Empty().File.Run with
        {
            Experiments = [SampleRun.Empty().File.Run.Experiment with { Name = ExperimentNames.Fidelity }],
        },
        Serializers = [Info("Swift", "JSON", "2.0.1", fromPackageSource: true), Info("Solid", "XML", "1.0.0"), Info("Gone", "JSON", null)],
        Cases =
        [
            Case("Swift", "Dates", Shape.Bytes, Results.Fidelity.Exact),
            Case("Swift", "Dates", Shape.String, Results.Fidelity.Lossy, lost: "Local: DateTime.Kind"),
            Case("Swift", "Keys", Shape.Bytes, Results.Fidelity.Exact),
            Case(
                "Swift",
                "Keys",
                Shape.Stream,
                Results.Fidelity.Unchecked,
                Outcome.Unsupported,
                "the library has no Stream API and the row adapts none"),
            Case("Swift", "Texts", Shape.Bytes, Results.Fidelity.Exact),
            Case("Swift", "Texts", Shape.String, Results.Fidelity.Unchecked, Outcome.Failed, "UriFormatException: no | pipe"),
            Case("Swift", "Texts", Shape.Bytes, Results.Fidelity.Exact, compressor: "lz4"),
            Case("Solid", "Dates", Shape.Bytes, Results.Fidelity.Exact),
            Case("Gone", "Dates", Shape.Bytes, Results.Fidelity.Unchecked, Outcome.Unavailable, "package Gone not found"),
            Case("Gone", "Keys", Shape.Bytes, Results.Fidelity.Unchecked, Outcome.Unavailable, "package Gone not found"),
        ],
    };

    [Fact]
    public void Rows_and_datasets_are_a_matrix_followed_by_losses_and_reasons()
    {
        var text = Render.Written(Report(File), "verified.md");

        text.Split('\n').SkipWhile(line => line != "## Matrix")
            .Where(line => line.Length > 0 && !line.StartsWith("|---", StringComparison.Ordinal))
            .ShouldBe(
            [
                "## Matrix",
                "| Serializer | Format | Version | Dates | Keys | Texts |",
                "| Gone | JSON |  | unavailable | unavailable |  |",
                "| Swift (Bytes) | JSON | 2.0.1 (package source) | ok | ok | ok |",
                "| Swift (String) | JSON | 2.0.1 (package source) | 1 lost |  | failed |",
                "| Swift + lz4 | JSON | 2.0.1 (package source) |  |  | ok |",
                "| Solid | XML | 1.0.0 | ok |  |  |",
                "## What is lost",
                "At most 2 members of each dataset are named; results.json has all.",
                "| Serializer | Loss | Members |",
                "| Swift (String) | DateTime.Kind | Dates: Local |",
                "## Not all came back",
                "| Serializer | Outcome | Datasets | Reason |",
                "| Gone | unavailable | all | package Gone not found |",
                "| Swift (String) | failed | Texts | UriFormatException: no \\| pipe |",
            ]);
    }

    [Fact]
    public void A_row_of_which_a_constructor_decides_what_comes_back_is_neither_exact_nor_lossy()
    {
        var file = File with
        {
            Cases =
            [
                Case("Swift", "Dates", Shape.Bytes, Results.Fidelity.Unchecked) with
                {
                    Lost = ["Lines[].Width: not known (value)", "Lines[].Note: not known (null)"],
                },
                Case("Solid", "Dates", Shape.Bytes, Results.Fidelity.Exact),
            ],
        };

        var text = Render.Written(Report(file), "verified.md");
        text.ShouldContain("| Swift | JSON | 2.0.1 (package source) | 2 not known |");
        text.ShouldNotContain("Not all came back");
        Analysis.Experiments.Fidelity.VerifiedRow.Of(file).Single(row => row.Name == "Swift").Datasets.Single().ShouldSatisfyAllConditions(
            data => data.IsNotKnown.ShouldBeTrue(),
            data => data.IsLossy.ShouldBeFalse(),
            data => data.IsExact.ShouldBeFalse());
    }

    [Fact]
    public void Losses_name_two_members_of_each_dataset_and_numbers_of_another_form_are_no_losses()
    {
        var file = File with
        {
            Cases =
            [
                Case("Swift", "Dates", Shape.Bytes, Results.Fidelity.Lossy) with { Lost = ["A: null", "B: null", "C: null", "A: count"] },
                Case("Solid", "Numbers", Shape.Bytes, Results.Fidelity.Exact, lost: "Price: decimal scale"),
            ],
        };

        var lines = Render.Written(Report(file), "verified.md").Split('\n');

        lines.ShouldContain("| Swift | JSON | 2.0.1 (package source) |  | 3 lost |");
        lines.ShouldContain("| Solid | XML | 1.0.0 | form |  |");
        lines.ShouldContain("| Swift | null | Dates: A, B and 1 more |");
        lines.ShouldContain("| Solid | decimal scale | Numbers: Price |");
    }

    [Fact]
    public void A_count_hides_no_other_and_what_is_lost_stands_beside_a_failure_with_an_example()
    {
        var file = File with
        {
            Cases =
            [
                Case("Swift", "Texts", Shape.Bytes, Results.Fidelity.Unchecked, Outcome.Unsupported, "no objects"),
                At(20, Case("Swift", "Texts", Shape.Bytes, Results.Fidelity.Unchecked, Outcome.Crashed, "stack overflow")),
                Case("Solid", "Texts", Shape.Bytes, Results.Fidelity.Lossy, Outcome.Failed, "FormatException: no", "Name: null")
                    with { LostExamples = ["null → not null (root 1)"] },
                At(20, Case("Solid", "Texts", Shape.Bytes, Results.Fidelity.Exact)),
            ],
        };

        var lines = Render.Written(Report(file), "verified.md").Split('\n');

        lines.ShouldContain("| Swift | JSON | 2.0.1 (package source) | unsupported x1; crashed x20 |");
        lines.ShouldContain("| Solid | XML | 1.0.0 | failed, 1 lost x1; ok x20 |");
        lines.ShouldContain("| Solid | null | Texts: Name | null → not null (root 1) |");
        lines.ShouldContain("| Swift | unsupported | Texts x1 | no objects |");
        lines.ShouldContain("| Swift | crashed | Texts x20 | stack overflow |");
        Render.Piped(Report(file)).ShouldContain("failed         2: Solid, Swift");
    }

    [Fact]
    public void A_dataset_that_no_row_brings_back_whole_is_said_apart()
    {
        var file = File with
        {
            Cases =
            [
                .. ((string[])["Swift", "Solid"]).SelectMany(name => (CaseResult[])
                [
                    Case(name, "Dates", Shape.Bytes, Results.Fidelity.Exact),
                    Case(name, "Private", Shape.Bytes, Results.Fidelity.Lossy, lost: "_secret: value"),
                ]),
            ],
        };

        Render.Piped(Report(file)).TrimEnd().Split('\n').Select(line => line.TrimEnd()).ShouldBe(
        [
            "exact          2 of 2 rows",
            "no row         brings Private back whole, which is not counted above",
            "details        verified.md: members lost and reasons, by row and dataset",
        ]);
    }

    private static CaseResult At(int count, CaseResult result) =>
        result.At(count: count);

    [Fact]
    public void The_console_sums_up_in_a_few_lines_and_names_what_is_lost()
    {
        var many = Enumerable.Range(1, 9).Select(i => $"Library{i}/row").ToList();
        var file = File with
        {
            Serializers = [.. File.Serializers, Info("Lax", "JSON", "1.0.0"), .. many.Select(name => Info(name, "JSON", "1.0.0"))],
            Cases =
            [
                .. File.Cases,
                Case("Lax", "Dates", Shape.Bytes, Results.Fidelity.Lossy, lost: "Local: DateTime.Kind"),
                .. many.Select(name => Case(name, "Dates", Shape.Bytes, Results.Fidelity.Unchecked, Outcome.Crashed, "signal 11")),
            ],
        };

        Render.Piped(Report(file)).TrimEnd().Split('\n').Select(line => line.TrimEnd()).ShouldBe(
        [
            "exact          2 of 14 rows",
            "lossy          1: Lax",
            "               Dates Local: DateTime.Kind (Lax)",
            "failed         10: Library1/row, Library2/row, Library3/row and 7 more",
            "no result      1 unavailable",
            "details        verified.md: members lost and reasons, by row and dataset",
        ]);
    }

    [Fact]
    public void The_console_shows_where_a_library_failed_when_asked()
    {
        var file = File with
        {
            Cases =
            [
                .. File.Cases.Select(one =>
                    one.Outcome == Outcome.Failed ? one.With(one.Part with { Frames = ["Swift.Uri.Parse"] }) : one),
            ],
        };
        var report = Report(file);

        Render.Piped(report).ShouldNotContain("Swift.Uri.Parse");
        Render.Piped(report, verbose: true).ShouldContain("  at Swift.Uri.Parse\n");
    }

    [Fact]
    public void A_run_where_all_is_exact_has_no_empty_lines() =>
        Render.Piped(Report(File with { Cases = [.. File.Cases.Where(result => result.Id.Serializer == "Solid")] }))
            .TrimEnd().Split('\n').Select(line => line.TrimEnd())
            .ShouldBe(["exact          1 of 1 row", "details        verified.md: members lost and reasons, by row and dataset"]);

    private static Report Report(ResultsFile file) => RunReport.Of(file, [new FidelityReport()]);

    private static SerializerInfo Info(string name, string format, string? version, bool fromPackageSource = false) =>
        new()
        {
            Name = name,
            Library = name,
            Package = name,
            Version = version,
            FromPackageSource = fromPackageSource,
            Format = format,
            Status = "maintained",
        };

    private static CaseResult Case(
        string serializer,
        string dataset,
        Shape shape,
        Results.Fidelity fidelity,
        Outcome outcome = Outcome.Skipped,
        string reason = "only verified",
        string? lost = null,
        string compressor = CaseId.NoCompressor) =>
        new()
        {
            Id = new CaseId(serializer, compressor, new TableId(dataset, 1, shape, Operation.Serialize, "net10.0")),
            Experiments = Parts.Ended(ExperimentNames.Fidelity, outcome, reason),
            Fidelity = fidelity,
            Lost = lost is null ? [] : [lost],
        };
}
