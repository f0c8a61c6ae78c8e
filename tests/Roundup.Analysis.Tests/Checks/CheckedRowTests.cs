using Roundup.Analysis.Experiments.Checks;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Analysis.Tests.Checks;

public class CheckedRowTests
{
    [Fact]
    public void A_cell_has_the_worst_outcome_of_its_column_with_the_number_of_its_causes()
    {
        var row = Row(
            Case("Swift", "Text", 3, Finding("values/Text/Bytes", CheckOutcome.Silent, "A: text")),
            Case(
                "Swift",
                "Keys",
                4,
                Finding("values/Keys/Bytes", CheckOutcome.Refused, reason: "no"),
                Finding("values/Keys/String", CheckOutcome.Silent, "B: text"),
                Finding("values/Keys/Stream", CheckOutcome.Silent, "B: text"),
                Finding("pieces/Keys/Stream/reads-1", CheckOutcome.Throws, reason: "no")));

        row.Cells.Keys.ShouldBe([CheckColumn.Values, CheckColumn.Pieces], ignoreOrder: true);
        row.Cells[CheckColumn.Values].ShouldSatisfyAllConditions(
            cell => cell.Worst.ShouldBe(CheckOutcome.Silent), cell => cell.Count.ShouldBe(1), cell => cell.Held.ShouldBe(7));
        row.Cells[CheckColumn.Pieces].Worst.ShouldBe(CheckOutcome.Throws);
        (row.Held, row.Sentences).ShouldBe((7, 12));
    }

    [Fact]
    public void A_cell_without_findings_counts_what_held_and_one_of_which_nothing_was_asked_has_the_reasons()
    {
        var notAsked = new Dictionary<CheckColumn, string> { [CheckColumn.Threads] = "no budget", [CheckColumn.Values] = "not here" };
        var part = (CheckedCase)Case("Swift", "Text", 2).Part;

        var row = Row(
            Case("Swift", "Text", part),
            Case("Swift", "Keys", part with { NotAsked = notAsked, Held = new Dictionary<CheckColumn, int> { [CheckColumn.Damage] = 1 } }));

        row.Cells[CheckColumn.Values].ShouldSatisfyAllConditions(
            cell => cell.IsAsked.ShouldBeTrue(), cell => cell.Worst.ShouldBe(CheckOutcome.Held), cell => cell.Count.ShouldBe(2));
        row.Cells[CheckColumn.Threads].NotAsked.ShouldBe(["no budget"]);
        row.Cells[CheckColumn.Threads].IsAsked.ShouldBeFalse();
    }

    [Fact]
    public void One_cause_is_told_once_over_shapes_ways_and_columns_but_not_over_probes_members_or_outcomes()
    {
        var row = Row(
            Case(
                "Swift",
                "Text",
                0,
                Finding("pieces/Text/Stream/reads-1", CheckOutcome.Silent, "A: text"),
                Finding("pieces/Text/Stream/reads-7", CheckOutcome.Silent, "A: text"),
                Finding("values/Text/Bytes", CheckOutcome.Silent, "A: text"),
                Finding("values/Text/String", CheckOutcome.Silent, "B: text"),
                Finding("values/Text/Stream", CheckOutcome.InitialValue, "A: text"),
                Finding("damage/Text/Bytes/truncated", CheckOutcome.Throws, reason: "IndexOutOfRangeException: at 12"),
                Finding("damage/Text/Stream/truncated", CheckOutcome.Throws, reason: "IndexOutOfRangeException: at 3"),
                Finding("damage/Text/Pipe/truncated", CheckOutcome.Throws, reason: "NullReferenceException: at 3")),
            Case("Swift", "Keys", 0, Finding("values/Keys/Bytes", CheckOutcome.Silent, "A: text")));

        row.Causes.Select(cause => $"{cause.Outcome} {cause.First.Id} {cause.Findings.Count}").ShouldBe(
        [
            "Silent values/Text/Bytes 3", "Silent values/Text/String 1", "Silent values/Keys/Bytes 1",
            "Throws damage/Text/Bytes/truncated 2", "Throws damage/Text/Pipe/truncated 1", "InitialValue values/Text/Stream 1",
        ]);
        row.Causes[0].ShouldSatisfyAllConditions(
            cause => cause.Columns.ShouldBe([CheckColumn.Values, CheckColumn.Pieces]),
            cause => cause.Shapes.ShouldBe([Shape.Bytes, Shape.Stream]),
            cause => cause.Ways.ShouldBe([new Way.Reads(1), new Way.Reads(7)]));
    }

    [Fact]
    public void Each_kind_of_difference_comes_once_before_any_comes_again()
    {
        CheckFinding Lost(string lost) => Finding("values/Text/Bytes", CheckOutcome.Silent, lost);

        var row = Row(Case(
            "Swift", "Text", 0, Lost("A: text"), Lost("B: text"), Lost("C: null"), Lost("D: DateTime.Kind"), Lost("E: null")));

        row.Causes.Select(cause => cause.First.Lost[0])
            .ShouldBe(["A: text", "C: null", "D: DateTime.Kind", "B: text", "E: null"]);
    }

    [Fact]
    public void An_exception_that_differs_in_names_and_numbers_is_one_kind_over_probes_and_ordinary_ways_come_first()
    {
        CaseResult Of(string probe, string reason) =>
            Case("Swift", probe, 0, Finding($"versions/{probe}/Bytes", CheckOutcome.Refused, reason: $"SwiftException: {reason}"));

        var row = Row(
            Of("A", "Property 'Tags' not found on type 'Roundup.Probes.A.Message' at 17"),
            Of("B", "Property 'Name' not found on type 'Roundup.Probes.B.Item' at 3 (in code that Roundup wrote for the row)"),
            Of("C", "Roundup.Probes.C.Message has 1 of 2"), Of("D", "Roundup.Probes.D.Message has 3 of 4"),
            Of("E", "Roundup.Probes.E has 3 of 4"),
            Case(
                "Swift",
                "F",
                0,
                Finding("pieces/F/BufferWriter/empty-segments", CheckOutcome.Throws, reason: "IndexOutOfRangeException: no"),
                Finding("pieces/F/Stream/reads-1", CheckOutcome.Refused, reason: "SwiftException: no")));

        row.Kinds[CheckColumn.Versions].Select(kind => string.Concat(kind.Causes.Select(cause => cause.Probe))).ShouldBe(["CDE", "AB"]);
        row.Kinds[CheckColumn.Pieces].Select(kind => kind.Outcome).ShouldBe([CheckOutcome.Refused, CheckOutcome.Throws]);
        (row.Cells[CheckColumn.Versions].Count, row.Cells[CheckColumn.Pieces].Count).ShouldBe((2, 1));
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
            Finding("pieces/AppendedOld/Stream/reads-7", CheckOutcome.Throws, reason: Reason),
            Finding("versions/AppendedOld/Bytes", CheckOutcome.Throws, reason: Reason)));

        row.Kinds[CheckColumn.Versions].ShouldHaveSingleItem().First.First.Id.ToString().ShouldBe("versions/AppendedOld/Bytes");
        row.Kinds[CheckColumn.Pieces].ShouldHaveSingleItem().First.Findings.ShouldHaveSingleItem();
    }

    [Fact]
    public void A_row_is_a_serializer_on_a_target_with_the_range_of_its_limits_and_the_probes_without_a_result()
    {
        var deep = (CheckedCase)Case("Swift", "Deep", 1).Part;
        CaseResult Depth(string probe, double depth) =>
            Case("Swift", probe, deep with { Figures = new Dictionary<string, double> { ["depth read"] = depth } });

        var rows = CheckedRow.Of(File(
        [
            Depth("Deep10", 10), Depth("Deep50", 24), Case("Swift", "Uri", 0).Ended(Outcome.BuildFailed, "the generator"),
            Case("Swift", "Text", 2).On("net8.0"), Case("Gone", "Text", 0).Ended(Outcome.Unavailable, "not found"),
        ]));

        rows.Select(row => $"{row.Name} {row.Target} {row.Held} {row.WithoutResult}").ShouldBe(["Swift net10.0 2 1", "Swift net8.0 2 0"]);
        rows[0].Figures["depth read"].ShouldBe((10, 24));
    }

    private static CheckedRow Row(params CaseResult[] cases) => CheckedRow.Of(File(cases)).Single();
}
