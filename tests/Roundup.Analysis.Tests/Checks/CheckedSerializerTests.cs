using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class CheckedRowTests
{
    [Fact]
    public void A_cell_has_the_worst_outcome_of_its_category_with_the_number_of_its_causes()
    {
        var row = Row(
            Case("Swift", "Text", 3, Finding("values/Text/Bytes", CheckOutcome.Corrupted, "A: text")),
            Case(
                "Swift",
                "Keys",
                4,
                Finding("values/Keys/Bytes", CheckOutcome.Rejected, reason: "no"),
                Finding("values/Keys/String", CheckOutcome.Corrupted, "B: text"),
                Finding("values/Keys/Stream", CheckOutcome.Corrupted, "B: text"),
                Finding("chunks/Keys/Stream/reads-1", CheckOutcome.UnexpectedException, reason: "no")));

        row.Cells.Keys.ShouldBe([CheckCategory.Values, CheckCategory.Chunks], ignoreOrder: true);
        row.Cells[CheckCategory.Values].ShouldSatisfyAllConditions(
            cell => cell.Worst.ShouldBe(CheckOutcome.Corrupted), cell => cell.Count.ShouldBe(1), cell => cell.Passed.ShouldBe(7));
        row.Cells[CheckCategory.Chunks].Worst.ShouldBe(CheckOutcome.UnexpectedException);
        (row.Passed, row.Checks).ShouldBe((7, 12));
    }

    [Fact]
    public void A_cell_without_failures_counts_the_checks_and_one_that_was_not_run_has_the_reasons()
    {
        var notRun = new Dictionary<CheckCategory, string> { [CheckCategory.Threads] = "no budget", [CheckCategory.Values] = "not here" };
        var damaged = new Dictionary<CheckCategory, int> { [CheckCategory.DamagedInput] = 1 };
        var part = (CheckedCase)Case("Swift", "Text", 2).Part;

        var row = Row(
            Case("Swift", "Text", part),
            Case("Swift", "Keys", part with { NotRun = notRun, Passed = damaged }));

        row.Cells[CheckCategory.Values].ShouldSatisfyAllConditions(
            cell => cell.WasRun.ShouldBeTrue(), cell => cell.Worst.ShouldBe(CheckOutcome.Passed), cell => cell.Count.ShouldBe(2));
        row.Cells[CheckCategory.Threads].NotRun.ShouldBe(["no budget"]);
        row.Cells[CheckCategory.Threads].WasRun.ShouldBeFalse();
    }

    [Fact]
    public void One_cause_counts_once_over_shapes_ways_and_categories_but_not_over_probes_members_or_outcomes()
    {
        var row = Row(
            Case(
                "Swift",
                "Text",
                0,
                Finding("chunks/Text/Stream/reads-1", CheckOutcome.Corrupted, "A: text"),
                Finding("chunks/Text/Stream/reads-7", CheckOutcome.Corrupted, "A: text"),
                Finding("values/Text/Bytes", CheckOutcome.Corrupted, "A: text"),
                Finding("values/Text/String", CheckOutcome.Corrupted, "B: text"),
                Finding("values/Text/Stream", CheckOutcome.DefaultValue, "A: text"),
                Finding("damaged-input/Text/Bytes/truncated", CheckOutcome.UnexpectedException, reason: "IndexOutOfRangeException: at 12"),
                Finding("damaged-input/Text/Stream/truncated", CheckOutcome.UnexpectedException, reason: "IndexOutOfRangeException: at 3"),
                Finding("damaged-input/Text/Pipe/truncated", CheckOutcome.UnexpectedException, reason: "NullReferenceException: at 3")),
            Case("Swift", "Keys", 0, Finding("values/Keys/Bytes", CheckOutcome.Corrupted, "A: text")));

        row.Causes.Select(cause => $"{cause.Outcome} {cause.First.Id} {cause.Findings.Count}").ShouldBe(
        [
            "Corrupted values/Text/Bytes 3", "Corrupted values/Text/String 1", "Corrupted values/Keys/Bytes 1",
            "UnexpectedException damaged-input/Text/Bytes/truncated 2", "UnexpectedException damaged-input/Text/Pipe/truncated 1",
            "DefaultValue values/Text/Stream 1",
        ]);
        row.Causes[0].ShouldSatisfyAllConditions(
            cause => cause.Categories.ShouldBe([CheckCategory.Values, CheckCategory.Chunks]),
            cause => cause.Shapes.ShouldBe([Shape.Bytes, Shape.Stream]),
            cause => cause.Ways.ShouldBe([new Way.Reads(1), new Way.Reads(7)]));
    }

    [Fact]
    public void Each_kind_of_difference_comes_once_before_any_comes_again()
    {
        CheckFinding Lost(string lost) => Finding("values/Text/Bytes", CheckOutcome.Corrupted, lost);

        var row = Row(Case(
            "Swift", "Text", 0, Lost("A: text"), Lost("B: text"), Lost("C: null"), Lost("D: DateTime.Kind"), Lost("E: null")));

        row.Causes.Select(cause => cause.First.Lost[0])
            .ShouldBe(["A: text", "C: null", "D: DateTime.Kind", "B: text", "E: null"]);
    }

    [Fact]
    public void An_exception_that_differs_in_names_and_numbers_is_one_kind_over_probes_and_ordinary_ways_come_first()
    {
        CaseResult Of(string probe, string reason) =>
            Case("Swift", probe, 0, Finding($"versions/{probe}/Bytes", CheckOutcome.Rejected, reason: $"SwiftException: {reason}"));

        var row = Row(
            Of("A", "Property 'Tags' not found on type 'Roundup.Probes.A.Message' at 17"),
            Of("B", "Property 'Name' not found on type 'Roundup.Probes.B.Item' at 3 (in code that Roundup wrote for the serializer)"),
            Of("C", "Roundup.Probes.C.Message has 1 of 2"), Of("D", "Roundup.Probes.D.Message has 3 of 4"),
            Of("E", "Roundup.Probes.E has 3 of 4"),
            Case(
                "Swift",
                "F",
                0,
                Finding("chunks/F/BufferWriter/empty-segments", CheckOutcome.UnexpectedException, reason: "IndexOutOfRangeException: no"),
                Finding("chunks/F/Stream/reads-1", CheckOutcome.Rejected, reason: "SwiftException: no")));

        row.Kinds[CheckCategory.Versions].Select(kind => string.Concat(kind.Causes.Select(cause => cause.Probe))).ShouldBe(["CDE", "AB"]);
        row.Kinds[CheckCategory.Chunks].Select(kind => kind.Outcome).ShouldBe([CheckOutcome.Rejected, CheckOutcome.UnexpectedException]);
        (row.Cells[CheckCategory.Versions].Count, row.Cells[CheckCategory.Chunks].Count).ShouldBe((2, 1));
    }

    /// <summary>An old program that cannot read what a new one writes is told, whatever else ends with the same exception.</summary>
    [Fact]
    public void What_breaks_between_versions_does_not_stand_behind_the_same_exception_elsewhere()
    {
        const string Reason = "NullReferenceException: no object";
        var row = Row(Case(
            "Swift",
            "AppendedOld",
            0,
            Finding("chunks/AppendedOld/Stream/reads-7", CheckOutcome.UnexpectedException, reason: Reason),
            Finding("versions/AppendedOld/Bytes", CheckOutcome.UnexpectedException, reason: Reason)));

        row.Kinds[CheckCategory.Versions].ShouldHaveSingleItem().First.First.Id.ToString().ShouldBe("versions/AppendedOld/Bytes");
        row.Kinds[CheckCategory.Chunks].ShouldHaveSingleItem().First.Findings.ShouldHaveSingleItem();
    }

    [Fact]
    public void A_row_is_a_serializer_on_a_target_with_the_range_of_its_limits_and_the_probes_without_a_result()
    {
        var deep = (CheckedCase)Case("Swift", "Deep", 1).Part;
        CaseResult Depth(string probe, double depth) =>
            Case("Swift", probe, deep with { Figures = new Dictionary<string, double> { ["depth read"] = depth } });

        var rows = CheckedSerializer.Of(File(
        [
            Depth("Deep10", 10), Depth("Deep50", 24), Case("Swift", "Uri", 0).Ended(Outcome.BuildFailed, "the generator"),
            Case("Swift", "Text", 2).On("net8.0"), Case("Gone", "Text", 0).Ended(Outcome.Unavailable, "not found"),
        ]));

        rows.Select(row => $"{row.Name} {row.Target} {row.Passed} {row.WithoutResult}").ShouldBe(["Swift net10.0 2 1", "Swift net8.0 2 0"]);
        rows[0].Figures["depth read"].ShouldBe((10, 24));
    }

    private static CheckedSerializer Row(params CaseResult[] cases) => CheckedSerializer.Of(File(cases)).Single();
}
