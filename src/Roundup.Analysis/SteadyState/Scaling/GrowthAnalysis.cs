using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Scaling;

/// <summary>Finds what was measured at three counts or more.</summary>
public static class GrowthAnalysis
{
    /// <summary>
    /// Every such row: groups in the order of the cells, in a group the least time per object at the row's largest count first, floors
    /// last.
    /// </summary>
    public static IReadOnlyList<Growth> Of(IReadOnlyList<AnalysedCell> cells)
    {
        ArgumentNullException.ThrowIfNull(cells);
        return
        [
            .. from cell in cells
               group cell by CellGroup.Of(cell.Id) into cellGroup
               from growth in Rows(cellGroup.Key, cellGroup).OrderBy(g => g.Serializer.IsFloor)
                   .ThenBy(g => g.Points[^1].PerObjectNs)
                   .ThenBy(g => g.RowName, StringComparer.Ordinal)
               select growth,
        ];
    }

    private static IEnumerable<Growth> Rows(CellGroup key, IEnumerable<AnalysedCell> cells) =>
        from cell in cells
        from row in cell.Rows
        where row.Time is not null && cell.Id.Count > 0
        group new GrowthPoint(cell.Id.Count, row) by row.Result.Id.RowName into points
        let sorted = points.DistinctBy(p => p.Count).OrderBy(p => p.Count).ToArray()
        where sorted.Length >= Growth.FewestCounts
        select new Growth { Group = key, Points = sorted, Slope = Fit(sorted), LastStep = Fit(sorted[^2..]) };

    /// <summary>
    /// A line for each launch, then the mean and Student's t over the launches. Only launches that have every count: where the line bends,
    /// its slope depends on which counts are there. Without any such launch the line goes through the Means.
    /// </summary>
    private static GrowthSlope Fit(GrowthPoint[] points)
    {
        double[] logCounts = [.. points.Select(p => Math.Log(p.Count))];
        double Through(Func<GrowthPoint, double> ns) => LeastSquares.Slope(logCounts, [.. points.Select(p => Math.Log(ns(p)))]);
        int[] launches = [.. points[0].Case.Time!.PerLaunch.Keys.Where(i => points.All(p => p.Case.Time!.PerLaunch.ContainsKey(i)))];
        if (launches.Length == 0)
        {
            return new(Through(p => p.Case.Time!.Mean), null, 0);
        }

        var joined = LogSample.ByMean([.. launches.Select(i => Through(p => p.Case.Time!.PerLaunch[i]))]);
        return new(joined.Centre, joined.Interval, joined.N);
    }
}
