using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class GrowthCharts
{
    // More names would not be legible.
    private const int NamedAtMost = 8;

    public static IReadOnlyDictionary<TableGroup, LineChart> Create(AnalysedRun run, ChartNames names) =>
        run.Growths.GroupBy(growth => growth.Group)
            .Where(rows => rows.Count() > 1)
            .ToDictionary(rows => rows.Key, rows => Create(rows.Key, [.. rows], Named(rows), names));

    private static LineChart Create(TableGroup group, IReadOnlyList<Growth> rows, HashSet<Growth> named, ChartNames names)
    {
        var title = $"Cost as work grows: {group.Operation} {group.Dataset}, {group.Shape}, {group.Target}";
        var left = rows.Count - named.Count;
        var subtitle = "Time per object: a flat line is linear growth"
            + (left > 0 ? $"; {Wording.Count(left, "other serializer")} in grey" : "");
        var kind = group.Operation == Operation.Serialize ? "growth-serialize" : "growth-deserialize";
        return new(
            names.Format(kind, group.Dataset, group.Shape.ToString(), group.Target),
            title,
            subtitle,
            [.. rows.Select(g => new Series(Name(g), [.. g.Points.Select(Point)], named.Contains(g), MeaningOf(g)))]);
    }

    // First what grows too fast, then the baseline, then the fastest.
    private static HashSet<Growth> Named(IEnumerable<Growth> rows) => rows.OrderByDescending(g => g.FasterThanInput)
        .ThenByDescending(g => g.Points.Any(p => p.Case.IsBaseline))
        .Take(NamedAtMost)
        .ToHashSet();

    private static Meaning MeaningOf(Growth growth) => growth.Serializer.IsReference ? Meaning.Reference
        : growth.FasterThanInput ? Meaning.Worse
        : growth.Points.Any(point => point.Case.IsBaseline) ? Meaning.Baseline
        : Colours.Choose(growth.Group.Operation);

    private static (double Count, double Ns) Point(GrowthPoint point) => (point.Count, point.PerObjectNs);

    private static string Name(Growth growth) => growth.SerializerName + (GrowthText.Mark(growth) is { } mark ? $" ({mark})" : "");
}
