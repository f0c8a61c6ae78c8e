using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.Speed;

/// <summary>Fits the growth of every serializer that was measured at three counts or more.</summary>
public static class GrowthAnalysis
{
    /// <summary>
    /// The serializers: groups in the order of the tables; within a group by the time per object at the serializer's largest count,
    /// references last.
    /// </summary>
    public static IReadOnlyList<Growth> Analyse(IReadOnlyList<AnalysedTable> tables)
    {
        ArgumentNullException.ThrowIfNull(tables);
        return
        [
            .. from table in tables
               group table by TableGroup.Of(table.Id) into tableGroup
               from growth in Rows(tableGroup.Key, tableGroup).OrderBy(g => g.Serializer.IsReference)
                   .ThenBy(g => g.Points[^1].PerObjectNs)
                   .ThenBy(g => g.SerializerName, StringComparer.Ordinal)
               select growth,
        ];
    }

    private static IEnumerable<Growth> Rows(TableGroup key, IEnumerable<AnalysedTable> tables) =>
        from table in tables
        from row in table.Rows
        where row.Time is not null && table.Id.Count > 0
        group new GrowthPoint(table.Id.Count, row) by row.Result.Id.SerializerName into points
        let sorted = points.DistinctBy(p => p.Count).OrderBy(p => p.Count).ToArray()
        where sorted.Length >= Growth.FewestCounts
        select new Growth { Group = key, Points = sorted, Slope = Fit(sorted), LastStep = Fit(sorted[^2..]) };

    // A line for each launch, then the mean and Student's t over the launches. Only launches that have every count are used, since the
    // slope of a bent curve depends on the counts. Without such a launch the line is fitted to the means.
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

    // The slope of least squares: sum((x - mean x)(y - mean y)) / sum((x - mean x)^2). The xs must differ.
    private static double SlopeOf(double[] x, double[] y)
    {
        var (middleX, middleY) = (x.Average(), y.Average());
        return x.Zip(y, (a, b) => (a - middleX) * (b - middleY)).Sum() / x.Sum(a => (a - middleX) * (a - middleX));
    }
}

/// <summary>
/// How the time of one serializer grows with the count, where everything else of the case is fixed. docs/columns.md has the formulas.
/// </summary>
public sealed record Growth
{
    /// <summary>
    /// How far above 1 the lower end of the slope's interval must be before a serializer grows faster than its input. Ordinary code grows a
    /// little faster, since more data leaves the caches and lives long enough for the collector to copy it: 0.15 allows a factor of 1.4 per
    /// object for each factor of 10 in the count.
    /// </summary>
    public const double Margin = 0.15;

    /// <summary>Two counts always lie on a line, so they show no trend.</summary>
    public const int FewestCounts = 3;

    /// <summary>The fixed properties of the cases.</summary>
    public required TableGroup Group { get; init; }

    /// <summary>The cases by ascending count, at least <see cref="FewestCounts"/>.</summary>
    public required IReadOnlyList<GrowthPoint> Points { get; init; }

    /// <summary>The slope over all counts.</summary>
    public required GrowthSlope Slope { get; init; }

    /// <summary>
    /// The slope between the two largest counts, where the fixed cost of a call, which flattens <see cref="Slope"/>, hardly matters. The
    /// cost of cold caches is fully in it, so no conclusion is drawn from it.
    /// </summary>
    public required GrowthSlope LastStep { get; init; }

    /// <summary>The serializer's name, with its compressor.</summary>
    public string SerializerName => Last.Result.Id.SerializerName;

    /// <summary>The metadata of the serializer's serializer.</summary>
    public SerializerInfo Serializer => Last.Serializer;

    /// <summary>The case at the largest count.</summary>
    public AnalysedCase Last => Points[^1].Case;

    /// <summary>The worst fidelity of all counts.</summary>
    public Results.Fidelity Fidelity => FidelityKinds.Worst(Points.Select(p => p.Case.Result.Fidelity));

    /// <summary>Whether the interval of <see cref="Slope"/> lies above 1 + <see cref="Margin"/>.</summary>
    public bool FasterThanInput => Slope.Interval?.Low > 1 + Margin;
}

/// <summary>A case at one count.</summary>
/// <param name="Count">The count.</param>
/// <param name="Case">The case, measured.</param>
public sealed record GrowthPoint(int Count, AnalysedCase Case)
{
    /// <summary>Time of a call over the count, ns.</summary>
    public double PerObjectNs => Case.Time!.Mean / Count;
}

/// <summary>
/// The power of the count to which the time of a call is proportional. At 1 the time grows in proportion; below 1 a fixed cost is spread
/// over more objects.
/// </summary>
/// <param name="Value">The mean over the launches of each launch's least-squares slope of ln(time of a call) on ln(count).</param>
/// <param name="Interval">Its 95 % interval; null below two launches that have every count.</param>
/// <param name="Launches">The number of launches; 0 where no launch has every count, so that the slope is that of the means.</param>
public readonly record struct GrowthSlope(double Value, Interval? Interval, int Launches);

/// <summary>Tables that differ in nothing but their count: one chart, and one table of how cost grows.</summary>
/// <param name="Dataset">The dataset's name.</param>
/// <param name="Shape">The API form that is timed.</param>
/// <param name="Operation">Serialize or Deserialize.</param>
/// <param name="Target">Runtime and deployment.</param>
public sealed record TableGroup(string Dataset, Shape Shape, Operation Operation, string Target)
{
    /// <summary>The group of a table.</summary>
    public static TableGroup Of(TableId id)
    {
        ArgumentNullException.ThrowIfNull(id);
        return new(id.Dataset, id.Shape, id.Operation, id.Target);
    }

    /// <summary>For people: <c>Users Bytes Serialize net10.0</c>.</summary>
    public override string ToString() => $"{Dataset} {Shape} {Operation} {Target}";
}
