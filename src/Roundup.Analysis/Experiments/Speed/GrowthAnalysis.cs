using Roundup.Analysis.Cells;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Fits the growth of every row that was measured at three counts or more.</summary>
public static class GrowthAnalysis
{
    /// <summary>
    /// The rows: groups in the order of the cells; within a group by the time per object at the row's largest count, floors last.
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
    /// A line for each launch, then the mean and Student's t over the launches. Only launches that have every count are used, since the
    /// slope of a bent curve depends on the counts. Without such a launch the line is fitted to the means.
    /// </summary>
    private static GrowthSlope Fit(GrowthPoint[] points)
    {
        double[] logCounts = [.. points.Select(p => Math.Log(p.Count))];
        double Through(Func<GrowthPoint, double> ns) => SlopeOf(logCounts, [.. points.Select(p => Math.Log(ns(p)))]);
        int[] launches = [.. points[0].Case.Time!.PerLaunch.Keys.Where(i => points.All(p => p.Case.Time!.PerLaunch.ContainsKey(i)))];
        if (launches.Length == 0)
        {
            return new(Through(p => p.Case.Time!.Mean), null, 0);
        }

        var joined = LogSample.ByMean([.. launches.Select(i => Through(p => p.Case.Time!.PerLaunch[i]))]);
        return new(joined.Centre, joined.Interval, joined.N);
    }

    /// <summary>The slope of least squares: sum((x - mean x)(y - mean y)) / sum((x - mean x)^2). The xs must differ.</summary>
    private static double SlopeOf(double[] x, double[] y)
    {
        var (middleX, middleY) = (x.Average(), y.Average());
        return x.Zip(y, (a, b) => (a - middleX) * (b - middleY)).Sum() / x.Sum(a => (a - middleX) * (a - middleX));
    }
}
