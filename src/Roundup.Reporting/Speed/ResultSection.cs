using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class ResultSection
{
    public static Section Create(SpeedRun run) =>
        new([.. Headline.Nothing(run.Reported),
            .. run.Views.GroupBy(view => view.Table.Id.Operation).SelectMany(operation => OfOperation(run, operation))]);

    private static IEnumerable<Block> OfOperation(SpeedRun run, IGrouping<Operation, TableView> operation) =>
    [
        new Heading(2, operation.Key.ToString()) { Anchor = Anchors.Get(operation.Key), Detail = Detail.Full },
        .. TimeCharts.Blocks(run, operation.Key),
        .. operation.GroupBy(view => (view.Table.Id.Dataset, view.Table.Id.Count))
            .SelectMany(data => OfData(run, operation.Key, [.. data])),
    ];

    private static IEnumerable<Block> OfData(SpeedRun run, Operation operation, IReadOnlyList<TableView> views) =>
    [
        new Heading(3, $"{operation} {Wording.Data(views[0].Table.Id)}")
        {
            Detail = Detail.Full,
            About = new(views[0].Table.Id.Dataset),
        },
        .. views.GroupBy(view => view.Table.Id.Shape).SelectMany(shape => shape
            .SelectMany(view => OfView(run, view).Select(block => block with { About = About(view) }))
            .Prepend(new Heading(4, shape.Key.ToString())
            {
                Anchor = Anchors.Get(run.File, shape.First().Table.Id),
                Detail = Detail.Full,
                About = PageNumbers.About(shape.First().Table.Id) with { Target = null },
            })),
    ];

    // Where targets are joined, the table is about all of them.
    private static Scope About(TableView view) =>
        PageNumbers.About(view.Table.Id) is var scope && view.Targets.Count > 1 ? scope with { Target = null } : scope;

    private static IEnumerable<Block> OfView(SpeedRun run, TableView view)
    {
        var (id, table) = (view.Table.Id, view.Table);
        yield return new Paragraph(Inline.Of($"{view.TargetText}. {view.BaselineText}".TrimEnd())) { Detail = Detail.Full };
        var place = $"{id.Operation} · {Wording.Data(id)} · {id.Shape}{id.StreamsText} · {string.Join(", ", view.Targets)}";
        yield return new Heading(2, place) { Detail = Detail.Brief };
        if (view.Measured.Count > 0)
        {
            yield return new Table<Row>(Layouts.Table(run), view.Measured) { Kind = row => row.Kind };
            if (table.BaselineIsFallback || table.BaselineIsElsewhere)
            {
                yield return new Paragraph(Inline.Of(view.BaselineText!)) { Tone = Tone.Note, Detail = Detail.Brief };
            }

            if (BesideTime.Below(view.Measured) is { } beside)
            {
                yield return beside;
            }

            if (run.Reported.Losses.Below(view.Measured.Select(row => row.Case.Result)) is { } losses)
            {
                yield return losses;
            }
        }

        if (view.Missing.Count > 0)
        {
            yield return Missing(view);
        }
    }

    // A table without any number is left to the list of what was not measured, on the console.
    private static Paragraph Missing(TableView view)
    {
        var names = view.Missing.GroupBy(row => row.Case.Result.Outcome).OrderBy(group => group.Key)
            .Select(group => $"{string.Join(", ", group.Select(view.Name))} ({group.Key.Word()})");
        return new(new Inline(
            new Span($"Not measured: {string.Join("; ", names)}"),
            new Span("; ") { Detail = Detail.Full },
            new Span("why") { Anchor = Anchors.Missing, Detail = Detail.Full },
            new Span(".")))
        {
            Tone = Tone.Note,
            Detail = view.Measured.Count > 0 ? Detail.Always : Detail.Full,
        };
    }
}
