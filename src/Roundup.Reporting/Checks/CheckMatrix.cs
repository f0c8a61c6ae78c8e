using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

internal sealed class CheckMatrix(IReadOnlyList<CheckedRow> rows)
{
    private const string NotAskedSign = "–";
    private const int MostNames = 3;

    // Limits have a table of their own unless something went wrong.
    public IReadOnlyList<CheckColumn> Columns { get; } = [.. Enum.GetValues<CheckColumn>().Where(column => rows.Any(row =>
        row.Cells.GetValueOrDefault(column) is { IsAsked: true } cell && (column != CheckColumn.Limits || cell.Causes.Count > 0)))];

    public IEnumerable<Block> Blocks(int mostReasons)
    {
        var held = Columns.Where(column => rows.All(row => row.Cells.GetValueOrDefault(column) is null or { Causes.Count: 0 })).ToHashSet();
        Column<CheckedRow>[] columns =
        [
            CaseColumns.Name<CheckedRow>(row => row.Name),
            .. rows.Select(row => row.Target).Distinct().Skip(1).Take(1).Select(_ => CaseColumns.Target<CheckedRow>(row => row.Target)),
            CaseColumns.Version<CheckedRow>(row => row.Version) with { Leaves = 1 },
            .. Columns.Select(column => Column.Of<CheckedRow>(column.Word(), row => Cell(row, column)) with
            {
                // Where all held, a sentence below says so in less room.
                Detail = held.Contains(column) && held.Count < Columns.Count ? Detail.Full : Detail.Always,
            }),
            Column.Of<CheckedRow>("no result", row => row.WithoutResult == 0 ? "" : Wording.Plain(row.WithoutResult))
                with { LeavesOutEmpty = true, Leaves = 2 },
        ];
        return
        [
            new Heading(2, "Does it hold?") { Anchor = "checks" },
            new Table<CheckedRow>(columns, rows),
            .. Notes(held, mostReasons),
            new List(ListForm.Signs, [.. Legend()]) { Detail = Detail.Full },
        ];
    }

    public string Anchor(CheckedRow row) => $"check-{Wording.Plain(rows.TakeWhile(other => other != row).Count() + 1)}";

    private IEnumerable<Block> Notes(HashSet<CheckColumn> held, int mostReasons)
    {
        string[] texts =
        [
            .. held.Count > 0 && held.Count < Columns.Count
                ? (string[])[$"All that was asked held: {string.Join(", ", held.Order().Select(column => column.Word()))}."] : [],
            .. NotAsked(mostReasons),
        ];
        return texts.Select(text => new Paragraph(Inline.Of(text)) { Tone = Tone.Note });
    }

    private IEnumerable<string> NotAsked(int most)
    {
        var reasons = (from row in rows
                       from cell in row.Cells
                       from reason in cell.Value.NotAsked
                       group (Column: cell.Key, row.Name) by reason into same
                       let names = same.Select(one => one.Name).Distinct().ToList()
                       orderby names.Count descending
                       let columns = same.Select(one => one.Column).Distinct().Order().Select(one => one.Word())
                       select $"{same.Key} ({string.Join(", ", columns)}"
                           + (names.Count == rows.Count ? ")" : $" of {NameList.Of(names, MostNames)})")).ToList();
        var more = reasons.Count > most ? $"; {Wording.Count(reasons.Count - most, "more reason")} in report.md" : "";
        return reasons.Count == 0 ? [] : [$"{NotAskedSign} not asked: {string.Join("; ", reasons.Take(most))}{more}."];
    }

    private IEnumerable<ListItem> Legend() => rows.SelectMany(row => row.Causes).Select(cause => cause.Outcome)
        .Append(CheckOutcome.Held).Distinct().OrderDescending()
        .Select(outcome => new ListItem(outcome.Word(), Inline.Of(Meaning(outcome))));

    private static string Meaning(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Held => "The value is the expected one.",
        CheckOutcome.EqualForm => "The value is equal and has another form: 1.5 for 1.50. Elsewhere it counts as exact.",
        CheckOutcome.OfRoundup => "Another value, or a failure, through code that Roundup wrote for the row; no library is to blame.",
        CheckOutcome.Refused => "The library refused with an exception that is made for it.",
        CheckOutcome.InitialValue => "A member has its initial value in place of the expected one, without an error.",
        CheckOutcome.Throws => "An exception that is no refusal: the library did not foresee the input.",
        CheckOutcome.Grows => "The process grew past its limit of memory, or the time grows with the square of the size.",
        CheckOutcome.Hangs => "A call did not return within its limit of time.",
        CheckOutcome.Dies => "The process ended.",
        CheckOutcome.Silent => "Another value than the expected one, without an error.",
        CheckOutcome.OtherMessage => "The value of another message, without an error.",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a meaning: give it one here."),
    };

    private Inline Cell(CheckedRow row, CheckColumn column)
    {
        var text = CheckText.Cell(row, column, NotAskedSign);
        return row.Cells.GetValueOrDefault(column) is { Causes.Count: > 0 } ? Inline.Link(text, Anchor(row)) : Inline.Of(text);
    }
}
