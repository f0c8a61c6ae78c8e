using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Checks;

internal sealed class CheckSections(IReadOnlyList<CheckedSerializer> serializers, CheckMatrix matrix, RoundTripVerdict verdict,
    CheckText text, bool isCompared)
{
    // Lines of a serializer: the first kinds of all categories, then the second ones.
    private const int MostLines = 14;

    public Section Limits()
    {
        var names = serializers.SelectMany(serializer => serializer.Figures.Keys).Distinct().Order(StringComparer.Ordinal).ToList();
        return names.Count == 0 ? new() : new(
            new Heading(2, "Limits") { Anchor = "limits" },
            new Table<CheckedSerializer>(
                [
                    CaseColumns.Name<CheckedSerializer>(CheckText.Title) with { StaysWhole = true },
                    .. names.Select(name => Column.Of<CheckedSerializer>(
                        name, serializer => serializer.Figures.TryGetValue(name, out var figure) ? CheckText.Figure(figure)
                            : "", isNumeric: true)),
                ],
                serializers));
    }

    // A verdict; of each serializer the most harmful failures first, then the results of each category.
    public IEnumerable<Block> Answer() =>
        [.. verdict.Text() is { } text ? [new Paragraph(Inline.Strong(text))] : (Block[])[], .. serializers.SelectMany(Answer)];

    // Left out where the answer has them all.
    public Section Explained(bool isAnswered)
    {
        List<Line> all =
        [
            .. from row in serializers
               from kinds in row.Kinds.OrderBy(category => category.Key)
               from kind in kinds.Value
               select new Line(row, kind.First, kind) { Category = kinds.Key },
        ];
        Column<Line>[] columns =
        [
            CaseColumns.Row<Line>(line => CheckText.Title(line.Serializer)),
            Column.Of<Line>("Category", line => line.Category.Title()),
            .. Columns,
        ];
        return all.Count == 0
            || (isAnswered && !isCompared && serializers
                .All(serializer => Chosen(serializer).Count == serializer.Kinds.Sum(category => category.Value.Count)))
            ? new()
            : new(
                new Heading(2, "Failures") { Detail = Detail.Brief },
                new Table<Line>(columns, all)
                {
                    Detail = Detail.Brief,
                    HasLongTexts = true,
                    Item = line => Item(line) with
                    {
                        Label = $"{CheckText.Title(line.Serializer)}, {line.Category.Title()}: "
                        + $"{line.Outcome}"
                    },
                });
    }

    public static IEnumerable<Block> Upgrades(IEnumerable<CheckedUpgrade> upgrades) => upgrades.SelectMany(upgrade =>
    {
        var (before, after) = (upgrade.Before, upgrade.After);
        List<(string Change, CheckCause Cause)> changes =
        [
            .. upgrade.Backward.Select(cause => ($"reads {Name(before)}", cause)),
            .. upgrade.Forward.Select(cause => ($"read by {Name(before)}", cause)),
            .. upgrade.New.Select(cause => ("new failure", cause)),
            .. upgrade.Gone.Select(cause => ("fixed", cause)),
        ];
        string Name(CheckedSerializer serializer) =>
            before.Target != after.Target ? serializer.Target : serializer.Version ?? serializer.Name;
        Column<(string Change, CheckCause Cause)>[] columns =
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
                ? new Paragraph(Inline.Of("No differences in the checks of both. " + (upgrade.WasRunAcross
                    ? "Each reads what the other one wrote." : "Whether each reads what the other one wrote was not run.")))
                : new Table<(string Change, CheckCause Cause)>(columns, changes)
                {
                    HasLongTexts = true,
                    Item = line => new(
                        line.Change,
                        Inline.Of($"{line.Cause.Outcome.Word()}: {CheckText.What(line.Cause)}; {CheckText.Where(line.Cause)}"))
                    {
                        LabelTone = line.Change == "fixed" ? Tone.Heading : CheckText.ToneOf(line.Cause.Outcome),
                    },
                },
        ];
    });

    public IEnumerable<Section> Details() => serializers.Select((serializer, i) => new Section(
    [
        .. i > 0 ? [] : (Block[])[new Heading(2, "Each serializer") { Detail = Detail.Full }],
        new Heading(3, CheckText.Title(serializer)) { Anchor = matrix.Anchor(serializer), Detail = Detail.Full },
        .. serializer.Causes.Count == 0 ? []
            : (Block[])[Table([.. serializer.Causes.Select(cause => new Line(serializer, cause))]) with { Detail = Detail.Full }],
        new List(ListForm.Facts, [.. Facts(serializer)]) { Headings = ("Checks", ""), Detail = Detail.Full },
    ]));

    private Column<Line>[] Columns =>
    [
        Column.Of<Line>("Outcome", line => line.Outcome),
        Column.Of<Line>("What", line => line.What) with { Wraps = true },
        Column.Of<Line>("Where", line => CheckText.Where(line.Cause)) with { Wraps = true },
        Column.Of<Line>("Run again", line => new Inline(new Span(text.Command(line.Serializer, line.Cause)) { IsCode = true }))
            with { Wraps = true },
    ];

    private IEnumerable<Block> Answer(CheckedSerializer serializer)
    {
        yield return new Heading(2, CheckText.Title(serializer));
        var lines = isCompared ? [] : Chosen(serializer);
        if (lines.Count > 0)
        {
            yield return Table(lines);
        }

        yield return new List(ListForm.Facts, [.. isCompared ? [] : More(serializer, lines), .. Facts(serializer)])
        {
            Headings = ("Checks", ""),
        };
    }

    // The first kind of each category and outcome, then the second of each, and so on; the most harmful first.
    private static List<Line> Chosen(CheckedSerializer serializer) =>
    [
        .. CheckKind.InOrder(serializer.Kinds.OrderBy(category => category.Key)
                .SelectMany(category => category.Value.GroupBy(kind => kind.Outcome)
                    .SelectMany(same => same.Select((kind, place) => (kind, place))))
                .OrderBy(one => one.place).Take(Math.Max(MostLines, serializer.Kinds.Count)).Select(one => one.kind))
            .Select(kind => new Line(serializer, kind.First, kind)),
    ];

    private Table<Line> Table(IReadOnlyList<Line> lines) => new(Columns, lines) { HasLongTexts = true, Item = Item };

    private ListItem Item(Line line) => new(line.Outcome, Inline.Of($"{line.What}; {CheckText.Where(line.Cause)}"))
    {
        LabelTone = CheckText.ToneOf(line.Cause.Outcome),
        Command = text.Command(line.Serializer, line.Cause),
        Frames = line.Cause.First.Frames ?? [],
    };

    private static IEnumerable<ListItem> More(CheckedSerializer serializer, List<Line> lines) =>
        from category in serializer.Kinds
        let kinds = category.Value.Where(kind => !lines.Exists(one => one.Kind == kind)).ToList()
        where kinds.Count > 0
        orderby category.Key
        let outcomes = string.Join(", ", kinds.GroupBy(kind => kind.Outcome).OrderByDescending(same => same.Key)
            .Select(same => same.Key.Counted(same.Count())))
        select new ListItem("more", Inline.Of($"{category.Key.Title()}: {outcomes}, in report.md")) { LabelTone = Tone.Note };

    private static IEnumerable<ListItem> Facts(CheckedSerializer serializer)
    {
        yield return new("checks", Inline.Of($"{CheckText.Share(serializer.Passed, serializer.Checks)} passed"));
        foreach (var (category, text) in CheckText.Results(serializer))
        {
            yield return new(category.Title(), Inline.Of(text));
        }

        if (serializer.Figures.Count > 0)
        {
            var figures = serializer.Figures.OrderBy(figure => figure.Key, StringComparer.Ordinal)
                .Select(figure => (Limit: CheckText.Limit(figure.Key), Text: CheckText.Figure(figure.Value)))
                .Select(figure => $"{figure.Limit.What}: {figure.Text}{figure.Limit.Unit}");
            yield return new("measured", Inline.Of(string.Join("; ", figures)));
        }

        foreach (var reason in CheckText.NotRun(serializer))
        {
            yield return new("not run", Inline.Of(reason)) { LabelTone = Tone.Note };
        }
    }

    private sealed record Line(CheckedSerializer Serializer, CheckCause Cause, CheckKind? Kind = null)
    {
        public CheckCategory Category { get; init; }

        public string Outcome => Cause.Outcome.Word();

        public string What => CheckText.What(Cause) + (Kind is null ? "" : CheckText.Also(Kind));
    }
}
