using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The tables of all counts in one, as a page with one table for all sizes has them: ratios and ranks stay those within a count. Only where
/// the suite wants them.
/// </summary>
internal static class AllCountsTables
{
    public static IEnumerable<Block> Of(SpeedRun run, IReadOnlyList<TableView> views) =>
        run.File.Run.Report is { JoinCounts: true }
            ? views.GroupBy(view => TableGroup.Of(view.Table.Id) with { Target = "" })
                .SelectMany(group => OfGroup(run, group.Key, [.. group]))
            : [];

    private static IEnumerable<Block> OfGroup(SpeedRun run, TableGroup group, IReadOnlyList<TableView> views)
    {
        var tables = views.GroupBy(view => (Title: view.Table.Title, view.TargetText))
            .Where(table => table.Count(view => view.Measured.Count > 0) > 1)
            .ToList();
        if (tables.Count == 0)
        {
            yield break;
        }

        yield return Full(new Heading(3, $"{group.Operation} {group.Dataset}, all counts"));
        var anchor = Anchors.Of(run.File, views[0].Table.Id) + "-and-others";
        yield return Full(new Heading(4, group.Shape.ToString()) { Anchor = anchor });
        foreach (var table in tables)
        {
            if (table.Key.Title is { } title)
            {
                yield return Full(new Heading(5, title));
            }

            var baselines = table.Select(view => view.Table.Baseline).OfType<string>().Distinct();
            yield return Full(new Paragraph(Inline.Of(
                $"{table.Key.TargetText}. Ratios and ranks are within a count, relative to {string.Join(" or ", baselines)}.")));
            yield return Full(new Table<Row>(
                Layouts.WithCounts(run), [.. table.OrderBy(view => view.Table.Id.Count).SelectMany(view => view.Measured)])
            {
                Kind = row => row.Kind,
            });
        }
    }

    private static Block Full(Block block) => block with { Detail = Detail.Full };
}
