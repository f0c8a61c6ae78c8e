using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Checks;

internal sealed class CheckSections(IReadOnlyList<CheckedRow> rows, CheckMatrix matrix, CheckText text)
{
    // Lines of a row: the first kinds of all categories, then the second ones.
    private const int MostTold = 14;

    public Section Limits()
    {
        var names = rows.SelectMany(row => row.Figures.Keys).Distinct().Order(StringComparer.Ordinal).ToList();
        return names.Count == 0 ? new() : new(
            new Heading(2, "Limits") { Anchor = "limits" },
            new Table<CheckedRow>(
                [
                    CaseColumns.Name<CheckedRow>(CheckText.Title) with { StaysWhole = true },
                    .. names.Select(name => Column.Of<CheckedRow>(
                        name, row => row.Figures.TryGetValue(name, out var figure) ? CheckText.Figure(figure) : "", isNumeric: true)),
                ],
                rows));
    }

    // Of each row, what did not hold, the most harmful first, and then what held.
    public IEnumerable<Block> Answer() => rows.SelectMany(Answer);

    // Left out where the answer has them all.
    public Section Explained(bool isAnswered)
    {
        List<Told> all =
        [
            .. from row in rows
               from kinds in row.Kinds.OrderBy(category => category.Key)
               from kind in kinds.Value
               select new Told(row, kind.First, kind) { Category = kinds.Key },
        ];
        Column<Told>[] columns =
        [
            CaseColumns.Row<Told>(told => CheckText.Title(told.Row)),
            Column.Of<Told>("Category", told => told.Category.Title()),
            .. Columns,
        ];
        return all.Count == 0 || (isAnswered && rows.All(row => Chosen(row).Count == row.Kinds.Sum(category => category.Value.Count)))
            ? new()
            : new(
                new Heading(2, "Failures") { Detail = Detail.Brief },
                new Table<Told>(columns, all)
                {
                    Detail = Detail.Brief,
                    HasLongTexts = true,
                    Item = told => Item(told) with { Label = $"{CheckText.Title(told.Row)}, {told.Category.Title()}: {told.Outcome}" },
                });
    }

    public static IEnumerable<Block> Upgrades(IEnumerable<CheckedUpgrade> upgrades) => upgrades.SelectMany(upgrade =>
    {
        var (before, after) = (upgrade.Before, upgrade.After);
        List<(string Change, CheckCause Cause)> changes =
        [
            .. upgrade.Backward.Select(cause => ($"reads {Name(before)}", cause)),
            .. upgrade.Forward.Select(cause => ($"read by {Name(before)}", cause)),
            .. upgrade.New.Select(cause => ("new", cause)),
            .. upgrade.Gone.Select(cause => ("gone", cause)),
        ];
        string Name(CheckedRow row) => before.Target != after.Target ? row.Target : row.Version ?? row.Name;
        Column<(string Change, CheckCause Cause)>[] categories =
        [
            Column.Of<(string Change, CheckCause Cause)>("Change", line => line.Change),
            Column.Of<(string Change, CheckCause Cause)>("Outcome", line => line.Cause.Outcome.Word()),
            Column.Of<(string Change, CheckCause Cause)>("What", line => CheckText.What(line.Cause)) with { Wraps = true },
            Column.Of<(string Change, CheckCause Cause)>("Where", line => CheckText.Where(line.Cause)) with { Wraps = true },
        ];
        return (Block[])
        [
            new Heading(2, $"From {before.Name} to {CheckText.Title(after)}"),
            changes.Count == 0
                ? new Paragraph(Inline.Of("Nothing that was asked of both is otherwise" + (upgrade.IsAskedAcross
                    ? ", and each reads what the other one wrote." : "; whether each reads what the other one wrote was not asked.")))
                : new Table<(string Change, CheckCause Cause)>(categories, changes)
                {
                    HasLongTexts = true,
                    Item = line => new($"{line.Change} {line.Cause.Outcome.Word()}", Inline.Of(Line(line.Cause)))
                    {
                        LabelTone = line.Change == "gone" ? Tone.Heading : CheckText.ToneOf(line.Cause.Outcome),
                    },
                },
        ];
    });

    public IEnumerable<Section> Details() => rows.Select((row, i) => new Section(
    [
        .. i > 0 ? [] : (Block[])[new Heading(2, "Each row") { Detail = Detail.Full }],
        new Heading(3, CheckText.Title(row)) { Anchor = matrix.Anchor(row), Detail = Detail.Full },
        .. row.Causes.Count == 0 ? []
            : (Block[])[Table([.. row.Causes.Select(cause => new Told(row, cause))]) with { Detail = Detail.Full }],
        new List(ListForm.Facts, [.. Facts(row)]) { Headings = ("Sentences", ""), Detail = Detail.Full },
    ]));

    private Column<Told>[] Columns =>
    [
        Column.Of<Told>("Outcome", told => told.Outcome),
        Column.Of<Told>("What", told => told.What) with { Wraps = true },
        Column.Of<Told>("Where", told => CheckText.Where(told.Cause)) with { Wraps = true },
        Column.Of<Told>("Ask again", told => new Inline(new Span(text.Command(told.Row, told.Cause)) { IsCode = true }))
            with { Wraps = true },
    ];

    private IEnumerable<Block> Answer(CheckedRow row)
    {
        yield return new Heading(2, CheckText.Title(row));
        var told = Chosen(row);
        if (told.Count > 0)
        {
            yield return Table(told);
        }

        yield return new List(ListForm.Facts, [.. More(row, told), .. Facts(row)]) { Headings = ("Sentences", "") };
    }

    // The first kind of each column and outcome, then the second of each, and so on; as they are told, the most harmful first.
    private static List<Told> Chosen(CheckedRow row) =>
    [
        .. CheckKind.InOrder(row.Kinds.OrderBy(category => category.Key)
                .SelectMany(category => category.Value.GroupBy(kind => kind.Outcome)
                    .SelectMany(same => same.Select((kind, place) => (kind, place))))
                .OrderBy(one => one.place).Take(Math.Max(MostTold, row.Kinds.Count)).Select(one => one.kind))
            .Select(kind => new Told(row, kind.First, kind)),
    ];

    private Table<Told> Table(IReadOnlyList<Told> told) => new(Columns, told) { HasLongTexts = true, Item = Item };

    private ListItem Item(Told told) => new(told.Outcome, Inline.Of($"{told.What}; {CheckText.Where(told.Cause)}"))
    {
        LabelTone = CheckText.ToneOf(told.Cause.Outcome),
        Command = text.Command(told.Row, told.Cause),
        Frames = told.Cause.First.Frames ?? [],
    };

    private static string Line(CheckCause cause) => $"{CheckText.What(cause)}; {CheckText.Where(cause)}";

    private static IEnumerable<ListItem> More(CheckedRow row, List<Told> told) =>
        from category in row.Kinds
        let kinds = category.Value.Where(kind => !told.Exists(one => one.Kind == kind)).ToList()
        where kinds.Count > 0
        orderby category.Key
        let outcomes = string.Join(", ", kinds.GroupBy(kind => kind.Outcome).OrderByDescending(same => same.Key)
            .Select(same => CheckText.Counted(same.Key, same.Count())))
        select new ListItem("more", Inline.Of($"{category.Key.Word()}: {outcomes}, in report.md")) { LabelTone = Tone.Note };

    private static IEnumerable<ListItem> Facts(CheckedRow row)
    {
        yield return new(Contracts.CheckOutcome.Passed.Word(), Inline.Of(CheckText.Passed(row)));
        if (row.Figures.Count > 0)
        {
            var figures = row.Figures.OrderBy(figure => figure.Key, StringComparer.Ordinal)
                .Select(figure => (Limit: CheckText.Limit(figure.Key), Text: CheckText.Figure(figure.Value)))
                .Select(figure => $"{figure.Limit.What}: {figure.Text}{figure.Limit.Unit}");
            yield return new("limits", Inline.Of(string.Join("; ", figures)));
        }

        foreach (var reason in CheckText.NotRun(row))
        {
            yield return new("not asked", Inline.Of(reason)) { LabelTone = Tone.Note };
        }
    }

    private sealed record Told(CheckedRow Row, CheckCause Cause, CheckKind? Kind = null)
    {
        public CheckCategory Category { get; init; }

        public string Outcome => Cause.Outcome.Word();

        public string What => CheckText.What(Cause) + (Kind is null ? "" : CheckText.Also(Kind));
    }
}
