using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

internal sealed class CheckMatrix(IReadOnlyList<CheckedSerializer> serializers)
{
    private const string CountsCauses =
        "A cell counts the causes of its worst result; each loss or exception is one cause, in however many checks it shows.";
    private const int MostNames = 3;

    // Columns of categories for which a screen has room, with whole phrases and with short words.
    private const int MostWithPhrases = 2;
    private const int MostOnScreen = 5;

    // Limits have a table of their own unless something went wrong.
    public IReadOnlyList<CheckCategory> Categories { get; } = [.. Enum.GetValues<CheckCategory>()
        .Where(category => serializers.Any(serializer =>
        serializer.Cells.GetValueOrDefault(category) is { WasRun: true } cell
            && (category != CheckCategory.Limits || cell.Causes.Count > 0)))];

    private HashSet<CheckCategory> Passed => field ??= [.. Categories.Where(category =>
        serializers.All(serializer => serializer.Cells.GetValueOrDefault(category) is null or { Causes.Count: 0 }))];

    public IEnumerable<Block> Blocks()
    {
        Column<CheckedSerializer>[] columns =
        [
            CaseColumns.Name<CheckedSerializer>(serializer => serializer.Name),
            .. Targets,
            CaseColumns.Version<CheckedSerializer>(serializer => serializer.Version),
            .. Categories.Select(category => Column.Of<CheckedSerializer>(category.Title(), serializer => Cell(serializer, category)) with
            {
                // Where all passed, a note below says so in less room.
                Detail = Passed.Contains(category) && Passed.Count < Categories.Count ? Detail.Full : Detail.Always,
            }),
            Column.Of<CheckedSerializer>("models not built", serializer => serializer.WithoutResult == 0 ? ""
                : Wording.Plain(serializer.WithoutResult))
                with { LeavesOutEmpty = true },
        ];
        return
        [
            new Heading(2, "Check results") { Anchor = "checks" },
            new Table<CheckedSerializer>(columns, serializers),
            .. Notes(int.MaxValue),
            new List(ListForm.Signs, [.. Legend()]) { Detail = Detail.Full },
        ];
    }

    // A console has room for few columns, in short words: where more categories failed, the failures of a serializer stand in one.
    public IEnumerable<Block> Screen(int mostReasons)
    {
        List<CheckCategory> failed = [.. Categories.Where(category => !Passed.Contains(category))];
        var hasColumns = failed.Count is > 0 and <= MostOnScreen;
        var isShort = hasColumns && failed.Count > MostWithPhrases;
        var cell = isShort ? CheckText.ShortCell : (Func<CheckedSerializer, CheckCategory, string>)CheckText.Cell;
        return
        [
            new Heading(2, "Check results"),
            new Table<CheckedSerializer>(
                [
                    CaseColumns.Name<CheckedSerializer>(serializer => serializer.Name),
                    .. Targets,
                    .. hasColumns
                        ? failed.Select(
                            category => Column.Of<CheckedSerializer>(category.Title(), serializer => cell(serializer, category)))
                        : [Column.Of<CheckedSerializer>("Worst failures of each category",
                            serializer => Failures(serializer)) with { Wraps = true }],
                ],
                serializers)
            {
                HasLongTexts = !hasColumns,
            },
            .. isShort ? CheckText.ShortWords(serializers).Select(text => new Paragraph(Inline.Of(text)) { Tone = Tone.Note }) : [],
            .. Notes(mostReasons),
        ];
    }

    private static string Failures(CheckedSerializer serializer) =>
        serializer.Causes.Count == 0 ? $"all {CheckOutcome.Passed.Counted(serializer.Passed)}"
        : string.Join("; ", serializer.Cells.Where(cell => cell.Value.Causes.Count > 0).OrderBy(cell => cell.Key)
            .Select(cell => $"{cell.Key.Title()}: {CheckText.Cell(serializer, cell.Key)}"));

    private IEnumerable<Column<CheckedSerializer>> Targets => serializers.Select(serializer => serializer.Target).Distinct().Skip(1).Take(1)
        .Select(_ => CaseColumns.Target<CheckedSerializer>(serializer => serializer.Target));

    public string Anchor(CheckedSerializer serializer) =>
        $"check-{Wording.Plain(serializers.TakeWhile(other => other != serializer).Count() + 1)}";

    private IEnumerable<Block> Notes(int mostReasons)
    {
        string[] texts =
        [
            .. Passed.Count < Categories.Count ? (string[])[CountsCauses] : [],
            .. Passed.Count > 0 && Passed.Count < Categories.Count
                ? (string[])[$"All checks passed: {string.Join(", ", Passed.Order().Select(category => category.Title()))}."] : [],
            .. NotRun(mostReasons),
        ];
        return texts.Select(text => new Paragraph(Inline.Of(text)) { Tone = Tone.Note });
    }

    private IEnumerable<string> NotRun(int most)
    {
        var reasons = (from row in serializers
                       from cell in row.Cells
                       from reason in cell.Value.NotRun
                       group (Category: cell.Key, row.Name) by reason into same
                       let names = same.Select(one => one.Name).Distinct().ToList()
                       orderby names.Count descending
                       let categories = same.Select(one => one.Category).Distinct().Order().Select(one => one.Title())
                       select $"{same.Key} ({string.Join(", ", categories)}"
                           + (names.Count == serializers.Count ? ")" : $" of {NameList.Format(names, MostNames)})")).ToList();
        var more = reasons.Count > most ? $"; {Wording.Count(reasons.Count - most, "more reason")} in report.md" : "";
        return reasons.Count == 0 ? [] : [$"Not run: {string.Join("; ", reasons.Take(most))}{more}."];
    }

    private IEnumerable<ListItem> Legend() => serializers.SelectMany(serializer => serializer.Causes).Select(cause => cause.Outcome)
        .Append(CheckOutcome.Passed).Distinct().OrderDescending()
        .Select(outcome => new ListItem(outcome.Word(), Inline.Of(Meaning(outcome))));

    private static string Meaning(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Passed => "The value is the expected one.",
        CheckOutcome.Equivalent => "The value is equal, not identical: 1.5 for 1.50. A run counts it as exact.",
        CheckOutcome.ByRoundup => "Another value, or a failure, in code that Roundup wrote for the serializer; no library is to blame.",
        CheckOutcome.Rejected => "The library rejected the input with an exception that is made for it.",
        CheckOutcome.DefaultValue => "A member has its default value in place of the expected one, without an error.",
        CheckOutcome.UnexpectedException => "An exception that is not made for rejecting input: the library did not foresee the input.",
        CheckOutcome.ExcessiveResources => "The process exceeded its limit of memory, or the time grows with the square of the size.",
        CheckOutcome.Timeout => "A call did not return within its limit of time.",
        CheckOutcome.Crash => "The process ended.",
        CheckOutcome.Corrupted => "Another value than the expected one, without an error.",
        CheckOutcome.OtherMessage => "The value of another message, without an error.",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a meaning: give it one here."),
    };

    private Inline Cell(CheckedSerializer serializer, CheckCategory category)
    {
        var text = CheckText.Cell(serializer, category);
        return serializer.Cells.GetValueOrDefault(category) is { Causes.Count: > 0 } ? Inline.Link(text, Anchor(serializer))
            : Inline.Of(text);
    }
}
