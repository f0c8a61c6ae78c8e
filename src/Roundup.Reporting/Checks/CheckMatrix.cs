using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

internal sealed class CheckMatrix(IReadOnlyList<CheckedRow> rows)
{
    private const string NotRunSign = "–";
    private const int MostNames = 3;

    // Limits have a table of their own unless something went wrong.
    public IReadOnlyList<CheckCategory> Categories { get; } = [.. Enum.GetValues<CheckCategory>().Where(category => rows.Any(row =>
        row.Cells.GetValueOrDefault(category) is { IsAsked: true } cell && (category != CheckCategory.Limits || cell.Causes.Count > 0)))];

    public IEnumerable<Block> Blocks(int mostReasons)
    {
        var passed = Categories.Where(category => rows.All(row => row.Cells.GetValueOrDefault(category) is null or { Causes.Count: 0 })).ToHashSet();
        Column<CheckedRow>[] columns =
        [
            CaseColumns.Name<CheckedRow>(row => row.Name),
            .. rows.Select(row => row.Target).Distinct().Skip(1).Take(1).Select(_ => CaseColumns.Target<CheckedRow>(row => row.Target)),
            CaseColumns.Version<CheckedRow>(row => row.Version) with { Leaves = 1 },
            .. Categories.Select(category => Column.Of<CheckedRow>(category.Title(), row => Cell(row, category)) with
            {
                // Where all passed, a note below says so in less room.
                Detail = passed.Contains(category) && passed.Count < Categories.Count ? Detail.Full : Detail.Always,
            }),
            Column.Of<CheckedRow>("not built", row => row.WithoutResult == 0 ? "" : Wording.Plain(row.WithoutResult))
                with { LeavesOutEmpty = true, Leaves = 2 },
        ];
        return
        [
            new Heading(2, "Check results") { Anchor = "checks" },
            new Table<CheckedRow>(columns, rows),
            .. Notes(passed, mostReasons),
            new List(ListForm.Signs, [.. Legend()]) { Detail = Detail.Full },
        ];
    }

    public string Anchor(CheckedRow row) => $"check-{Wording.Plain(rows.TakeWhile(other => other != row).Count() + 1)}";

    private IEnumerable<Block> Notes(HashSet<CheckCategory> passed, int mostReasons)
    {
        string[] texts =
        [
            .. passed.Count > 0 && passed.Count < Categories.Count
                ? (string[])[$"All checks passed: {string.Join(", ", passed.Order().Select(category => category.Title()))}."] : [],
            .. NotRun(mostReasons),
        ];
        return texts.Select(text => new Paragraph(Inline.Of(text)) { Tone = Tone.Note });
    }

    private IEnumerable<string> NotRun(int most)
    {
        var reasons = (from row in rows
                       from cell in row.Cells
                       from reason in cell.Value.NotRun
                       group (Category: cell.Key, row.Name) by reason into same
                       let names = same.Select(one => one.Name).Distinct().ToList()
                       orderby names.Count descending
                       let categories = same.Select(one => one.Category).Distinct().Order().Select(one => one.Title())
                       select $"{same.Key} ({string.Join(", ", categories)}"
                           + (names.Count == rows.Count ? ")" : $" of {NameList.Of(names, MostNames)})")).ToList();
        var more = reasons.Count > most ? $"; {Wording.Count(reasons.Count - most, "more reason")} in report.md" : "";
        return reasons.Count == 0 ? [] : [$"{NotRunSign} not run: {string.Join("; ", reasons.Take(most))}{more}."];
    }

    private IEnumerable<ListItem> Legend() => rows.SelectMany(row => row.Causes).Select(cause => cause.Outcome)
        .Append(CheckOutcome.Passed).Distinct().OrderDescending()
        .Select(outcome => new ListItem(outcome.Word(), Inline.Of(Meaning(outcome))));

    private static string Meaning(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Passed => "The value is the expected one.",
        CheckOutcome.Equivalent => "The value is equal and has another form: 1.5 for 1.50. A run counts it as exact.",
        CheckOutcome.ByRoundup => "Another value, or a failure, through code that Roundup wrote for the row; no library is to blame.",
        CheckOutcome.Rejected => "The library rejected the input with an exception that is made for it.",
        CheckOutcome.DefaultValue => "A member has its default value in place of the expected one, without an error.",
        CheckOutcome.UnexpectedException => "An exception that is not made for rejecting input: the library did not foresee the input.",
        CheckOutcome.ExcessiveResources => "The process grew past its limit of memory, or the time grows with the square of the size.",
        CheckOutcome.Timeout => "A call did not return within its limit of time.",
        CheckOutcome.Crash => "The process ended.",
        CheckOutcome.Corrupted => "Another value than the expected one, without an error.",
        CheckOutcome.OtherMessage => "The value of another message, without an error.",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a meaning: give it one here."),
    };

    private Inline Cell(CheckedRow row, CheckCategory category)
    {
        var text = CheckText.Cell(row, category, NotRunSign);
        return row.Cells.GetValueOrDefault(category) is { Causes.Count: > 0 } ? Inline.Link(text, Anchor(row)) : Inline.Of(text);
    }
}
