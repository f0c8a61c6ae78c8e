using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

/// <summary>The sections of a check: the matrix, the answer for a few rows, and what did not hold.</summary>
/// <param name="rows">The rows.</param>
/// <param name="text">Puts them in words.</param>
internal sealed class CheckSections(IReadOnlyList<CheckedRow> rows, CheckText text)
{
    private const int MostOfKind = 5;
    private const int MostNames = 3;
    private const int MostProbes = 8;

    /// <summary>Outcomes that are told cause by cause, in their order; of the others the probes.</summary>
    private static readonly CheckOutcome[][] s_told =
    [
        [CheckOutcome.OtherMessage, CheckOutcome.Silent],
        [CheckOutcome.Dies, CheckOutcome.Hangs, CheckOutcome.Grows],
        [CheckOutcome.Throws],
        [CheckOutcome.InitialValue],
    ];

    /// <summary>The columns of which something was asked of a row. Limits have a table of their own unless something went wrong.</summary>
    private readonly CheckColumn[] _columns = [.. Enum.GetValues<CheckColumn>().Where(column => rows.Any(row =>
        row.Cells.GetValueOrDefault(column) is { IsAsked: true } cell && (column != CheckColumn.Limits || cell.Causes.Count > 0)))];

    /// <summary>A line for each serializer on each target: the worst outcome of each column, which leads to its sentences.</summary>
    public Section Matrix()
    {
        Column<CheckedRow>[] columns =
        [
            Column.Of<CheckedRow>("Serializer", row => row.Name) with { Role = ColumnRole.Name, StaysWhole = true },
            .. rows.Select(row => row.Target).Distinct().Skip(1).Take(1)
                .Select(_ => Column.Of<CheckedRow>("Target", row => row.Target)),
            Column.Of<CheckedRow>("Version", row => row.Version) with { Leaves = 1 },
            .. _columns.Select(column => Column.Of<CheckedRow>(column.Word(), row => Cell(row, column))),
            Column.Of<CheckedRow>("probes without result", row => row.WithoutResult == 0 ? "" : Wording.Plain(row.WithoutResult))
                with { LeavesOutEmpty = true },
        ];
        return new(
        [
            new Heading(2, "Does it hold?") { Anchor = "checks", Detail = Detail.Full },
            new Table<CheckedRow>(columns, rows),
            .. NotAsked(),
            new List(ListForm.Signs, [.. Legend()]) { Detail = Detail.Full },
        ]);
    }

    public Section Limits()
    {
        var names = rows.SelectMany(row => row.Figures.Keys).Distinct().Order(StringComparer.Ordinal).ToList();
        return names.Count == 0 ? new() : new(
            new Heading(2, "Limits") { Anchor = "limits" },
            new Table<CheckedRow>(
                [
                    Column.Of<CheckedRow>("Serializer", row => CheckText.Title(row)) with { Role = ColumnRole.Name, StaysWhole = true },
                    .. names.Select(name => Column.Of<CheckedRow>(
                        name, row => row.Figures.TryGetValue(name, out var figure) ? CheckText.Figure(figure) : "", isNumeric: true)),
                ],
                rows));
    }

    /// <summary>The answer for a few rows: what harms most first, and what held.</summary>
    public IEnumerable<Block> Answer() => rows.SelectMany(Answer);

    /// <summary>A line for each cell of the matrix that did not hold.</summary>
    public Section Explained()
    {
        List<Told> cells =
        [
            .. from row in rows
               from column in _columns
               let cell = row.Cells.GetValueOrDefault(column)
               where cell is { Causes.Count: > 0 }
               let cause = cell.Causes.First(cause => cause.Outcome == cell.Worst)
               select new Told(row, cause, CheckText.Cell(row, column)) { Column = column },
        ];
        Column<Told>[] columns =
        [
            Column.Of<Told>("Serializer", told => CheckText.Title(told.Row)),
            Column.Of<Told>("Question", told => told.Column.Word()),
            .. Columns,
        ];
        return cells.Count == 0 ? new() : new(
            new Heading(2, "What did not hold") { Detail = Detail.Brief },
            new Table<Told>(columns, cells)
            {
                Detail = Detail.Brief,
                HasLongTexts = true,
                Item = told => Item(told) with { Label = $"{CheckText.Title(told.Row)}, {told.Column.Word()}: {told.Outcome}" },
            });
    }

    /// <summary>What two versions of a row have not in common, as release notes have it.</summary>
    public static IEnumerable<Block> Upgrades(IEnumerable<CheckedUpgrade> upgrades) => upgrades.SelectMany(upgrade =>
    {
        List<(string Change, CheckCause Cause)> changes =
            [.. upgrade.New.Select(cause => ("new", cause)), .. upgrade.Gone.Select(cause => ("gone", cause))];
        Column<(string Change, CheckCause Cause)>[] columns =
        [
            Column.Of<(string Change, CheckCause Cause)>("Change", line => line.Change),
            Column.Of<(string Change, CheckCause Cause)>("Outcome", line => line.Cause.Outcome.Word()),
            Column.Of<(string Change, CheckCause Cause)>("What", line => CheckText.What(line.Cause)) with { Wraps = true },
            Column.Of<(string Change, CheckCause Cause)>("Where", line => CheckText.Where(line.Cause)) with { Wraps = true },
        ];
        return (Block[])
        [
            new Heading(2, $"From {upgrade.Before.Name} to {CheckText.Title(upgrade.After)}"),
            changes.Count == 0
                ? new Paragraph(Inline.Of("Nothing that was asked of both is otherwise."))
                : new Table<(string Change, CheckCause Cause)>(columns, changes)
                {
                    HasLongTexts = true,
                    Item = line => new($"{line.Change} {line.Cause.Outcome.Word()}", Inline.Of(Line(line.Cause)))
                    {
                        LabelTone = line.Change == "new" ? CheckText.ToneOf(line.Cause.Outcome) : Tone.Heading,
                    },
                },
        ];
    });

    /// <summary>Every cause of each row, and what held.</summary>
    public IEnumerable<Section> Details() => rows.Select((row, i) => new Section(
    [
        .. i > 0 ? [] : (Block[])[new Heading(2, "Each row") { Detail = Detail.Full }],
        new Heading(3, CheckText.Title(row)) { Anchor = Anchor(row), Detail = Detail.Full },
        .. row.Causes.Count == 0 ? [] : (Block[])[Table(row, row.Causes) with { Detail = Detail.Full }],
        FactsOf(row, row.Causes) with { Detail = Detail.Full },
    ]));

    private Column<Told>[] Columns =>
    [
        Column.Of<Told>("Outcome", told => told.Outcome),
        Column.Of<Told>("What", told => CheckText.What(told.Cause)) with { Wraps = true },
        Column.Of<Told>("Where", told => CheckText.Where(told.Cause)) with { Wraps = true },
        Column.Of<Told>("Ask again", told => new Inline(new Span(text.Command(told.Row, told.Cause)) { IsCode = true }))
            with { Wraps = true },
    ];

    private IEnumerable<Block> Answer(CheckedRow row)
    {
        yield return new Heading(2, CheckText.Title(row));
        var told = s_told.SelectMany(kind => row.Causes.Where(cause => kind.Contains(cause.Outcome)).Take(MostOfKind)).ToList();
        if (told.Count > 0)
        {
            yield return Table(row, told);
        }

        yield return FactsOf(row, told);
    }

    private static List FactsOf(CheckedRow row, IReadOnlyCollection<CheckCause> told) =>
        new(ListForm.Facts, [.. Facts(row, told)]) { Headings = ("Sentences", "") };

    private Table<Told> Table(CheckedRow row, IReadOnlyList<CheckCause> causes) =>
        new(Columns, [.. causes.Select(cause => new Told(row, cause, cause.Outcome.Word()))]) { HasLongTexts = true, Item = Item };

    private ListItem Item(Told told) =>
        new(told.Outcome, Inline.Of(Line(told.Cause)))
        {
            LabelTone = CheckText.ToneOf(told.Cause.Outcome),
            Command = text.Command(told.Row, told.Cause),
            Frames = told.Cause.First.Frames ?? [],
        };

    private static string Line(CheckCause cause) => $"{CheckText.What(cause)}; {CheckText.Where(cause)}";

    /// <summary>What is not told one by one, then what held.</summary>
    private static IEnumerable<ListItem> Facts(CheckedRow row, IReadOnlyCollection<CheckCause> told)
    {
        foreach (var causes in row.Causes.Except(told).GroupBy(cause => cause.Outcome))
        {
            var isMore = told.Any(cause => cause.Outcome == causes.Key);
            var probes = NameList.Of([.. causes.Select(cause => cause.Probe).Distinct()], MostProbes);
            yield return new(
                isMore ? $"more {causes.Key.Word()}" : causes.Key.Word(),
                Inline.Of($"{Wording.Grouped(causes.Sum(cause => cause.Findings.Count))}: {probes}"))
            {
                LabelTone = CheckText.ToneOf(causes.Key),
            };
        }

        yield return new(CheckOutcome.Held.Word(), Inline.Of(CheckText.Held(row)));
        if (row.Figures.Count > 0)
        {
            var figures = row.Figures.OrderBy(figure => figure.Key, StringComparer.Ordinal)
                .Select(figure => (Limit: CheckText.Limit(figure.Key), Text: CheckText.Figure(figure.Value)))
                .Select(figure => $"{figure.Limit.What}: {figure.Text}{figure.Limit.Unit}");
            yield return new("limits", Inline.Of(string.Join("; ", figures)));
        }

        foreach (var reason in CheckText.NotAsked(row))
        {
            yield return new("not asked", Inline.Of(reason)) { LabelTone = Tone.Note };
        }
    }

    /// <summary>Why nothing was asked in a column, each reason once with its rows.</summary>
    private IEnumerable<Block> NotAsked()
    {
        var reasons = from row in rows
                      from cell in row.Cells
                      from reason in cell.Value.NotAsked
                      group row.Name by (cell.Key, reason) into same
                      orderby same.Key
                      let names = same.Distinct().ToList()
                      select $"{same.Key.Key.Word()}{(same.Count() == rows.Count ? "" : $" of {NameList.Of(names, MostNames)}")}:"
                          + $" {same.Key.reason}";
        var text = string.Join("; ", reasons);
        return text.Length == 0 ? [] : [new Paragraph(Inline.Of($"Not asked: {text}.")) { Tone = Tone.Note }];
    }

    /// <summary>The outcomes that occur, the most harmful first.</summary>
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

    /// <summary>A cell that did not hold leads to the sentences of its row.</summary>
    private Inline Cell(CheckedRow row, CheckColumn column) =>
        row.Cells.GetValueOrDefault(column) is { Causes.Count: > 0 }
            ? Inline.Link(CheckText.Cell(row, column), Anchor(row))
            : Inline.Of(CheckText.Cell(row, column));

    private string Anchor(CheckedRow row) => $"check-{Wording.Plain(rows.TakeWhile(other => other != row).Count() + 1)}";

    private sealed record Told(CheckedRow Row, CheckCause Cause, string Outcome)
    {
        public CheckColumn Column { get; init; }
    }
}
