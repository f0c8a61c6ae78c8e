using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

/// <summary>The sections of a check: the matrix, the answer for a few rows, and what did not hold.</summary>
/// <param name="rows">The rows.</param>
/// <param name="text">Puts them in words.</param>
internal sealed class CheckSections(IReadOnlyList<CheckedRow> rows, CheckText text)
{
    private const int MostOfKind = 5;
    private const int MostProbes = 8;

    /// <summary>Outcomes that are told sentence by sentence, in their order, with the words of a heading; of the others the probes.</summary>
    private static readonly CheckOutcome[][] s_told =
    [
        [CheckOutcome.OtherMessage, CheckOutcome.Silent],
        [CheckOutcome.Dies, CheckOutcome.Hangs, CheckOutcome.Grows],
        [CheckOutcome.Throws],
        [CheckOutcome.InitialValue],
    ];

    /// <summary>The columns of which something was asked of a row. Limits have a table of their own unless something went wrong.</summary>
    private readonly CheckColumn[] _columns = [.. Enum.GetValues<CheckColumn>().Where(column => rows.Any(row =>
        row.Cells.GetValueOrDefault(column) is { IsAsked: true } cell && (column != CheckColumn.Limits || cell.Outcomes.Count > 0)))];

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

    /// <summary>What was measured without a judgement.</summary>
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
    public Section Answer() => new([.. rows.SelectMany(Answer)]) { BriefOrder = Common.Order.Answer };

    /// <summary>A line for each cell of the matrix that did not hold.</summary>
    public Section Explained()
    {
        List<Told> cells =
        [
            .. from row in rows
               from column in _columns
               let cell = row.Cells.GetValueOrDefault(column)
               where cell is { IsAsked: true, Outcomes.Count: > 0 }
               let cause = row.Causes.First(cause => cause.Outcome == cell.Worst && cause.Columns.Contains(column))
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

    /// <summary>Every cause of each row.</summary>
    public IEnumerable<Section> Details() => rows.Where(row => row.Causes.Count > 0).Select((row, i) => new Section(
    [
        .. i > 0 ? [] : (Block[])[new Heading(2, "What did not hold") { Detail = Detail.Full }],
        new Heading(3, CheckText.Title(row)) { Anchor = Anchor(row), Detail = Detail.Full },
        Table(row, row.Causes) with { Detail = Detail.Full },
    ]));

    private Column<Told>[] Columns =>
    [
        Column.Of<Told>("Outcome", told => told.Outcome),
        Column.Of<Told>("What", told => CheckText.What(told.Cause)) with { Wraps = true },
        Column.Of<Told>("Where", told => CheckText.Where(told.Cause)) with { Wraps = true },
        Column.Of<Told>("Ask again", told => new Inline(new Span(text.Command(told.Row, told.Cause)) { IsCode = true })) with { Wraps = true },
    ];

    private IEnumerable<Block> Answer(CheckedRow row)
    {
        yield return new Heading(2, CheckText.Title(row));
        var told = s_told.SelectMany(kind => row.Causes.Where(cause => kind.Contains(cause.Outcome)).Take(MostOfKind)).ToList();
        if (told.Count > 0)
        {
            yield return Table(row, told);
        }

        yield return new List(ListForm.Facts, [.. Facts(row, told)]) { Headings = ("Sentences", "") };
    }

    private Table<Told> Table(CheckedRow row, IReadOnlyList<CheckCause> causes) =>
        new(Columns, [.. causes.Select(cause => new Told(row, cause, cause.Outcome.Word()))]) { HasLongTexts = true, Item = Item };

    private ListItem Item(Told told) =>
        new(told.Outcome, Inline.Of($"{CheckText.What(told.Cause)}; {CheckText.Where(told.Cause)}"))
        {
            LabelTone = CheckText.ToneOf(told.Cause.Outcome),
            Command = text.Command(told.Row, told.Cause),
            Frames = told.Cause.First.Frames ?? [],
        };

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
                .Select(figure => $"{figure.Key} {CheckText.Figure(figure.Value)}");
            yield return new("limits", Inline.Of(string.Join(", ", figures)));
        }

        foreach (var reason in CheckText.NotAsked(row))
        {
            yield return new("not asked", Inline.Of(reason)) { LabelTone = Tone.Note };
        }
    }

    /// <summary>The columns of which nothing was asked of any row.</summary>
    private IEnumerable<Block> NotAsked()
    {
        var reasons = rows.SelectMany(row => row.Cells).Where(cell => !_columns.Contains(cell.Key) && !cell.Value.IsAsked)
            .GroupBy(cell => cell.Key, cell => cell.Value.NotAsked)
            .OrderBy(column => column.Key)
            .Select(column => $"{column.Key.Word()}: {string.Join("; ", column.SelectMany(why => why).Distinct())}")
            .ToList();
        return reasons.Count == 0 ? [] : [new Paragraph(Inline.Of($"Not asked: {string.Join(". ", reasons)}.")) { Tone = Tone.Note }];
    }

    /// <summary>The outcomes that occur, the most harmful first.</summary>
    private IEnumerable<ListItem> Legend() => rows.SelectMany(row => row.Causes).Select(cause => cause.Outcome)
        .Append(CheckOutcome.Held).Distinct().OrderDescending()
        .Select(outcome => new ListItem(outcome.Word(), Inline.Of(Meaning(outcome))));

    private static string Meaning(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Held => "The value is the expected one.",
        CheckOutcome.EqualForm => "The value is equal and has another form: 1.5 for 1.50.",
        CheckOutcome.Refused => "The library refused with an exception that is made for it.",
        CheckOutcome.InitialValue => "A member has its initial value in place of the expected one, without an error.",
        CheckOutcome.Throws => "An exception that is no refusal: the library did not foresee the input.",
        CheckOutcome.Grows => "The process grew past its limit of memory.",
        CheckOutcome.Hangs => "A call did not return within its limit of time.",
        CheckOutcome.Dies => "The process ended.",
        CheckOutcome.Silent => "Another value than the expected one, without an error.",
        CheckOutcome.OtherMessage => "The value of another message, without an error.",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a meaning: give it one here."),
    };

    /// <summary>A cell that did not hold leads to the sentences of its row.</summary>
    private Inline Cell(CheckedRow row, CheckColumn column) =>
        row.Cells.GetValueOrDefault(column) is { Outcomes.Count: > 0 }
            ? Inline.Link(CheckText.Cell(row, column), Anchor(row))
            : Inline.Of(CheckText.Cell(row, column));

    private string Anchor(CheckedRow row) => $"check-{Wording.Plain(rows.TakeWhile(other => other != row).Count() + 1)}";

    /// <summary>A cause of a row, as a line of a table.</summary>
    private sealed record Told(CheckedRow Row, CheckCause Cause, string Outcome)
    {
        public CheckColumn Column { get; init; }
    }
}
