using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Findings;

/// <summary>
/// Joins launch ratios over cells. The value is the geometric mean of the cells' ratios. For the interval each launch number gives one
/// value, the mean over the cells of its logarithms: launches that several cells share then count once, so the interval is right whether
/// the cells' errors go together or not.
/// </summary>
internal static class Joined
{
    /// <summary>A row over another on cells that both have.</summary>
    public static Estimate Quotient(RowCells above, RowCells below, IReadOnlyCollection<CellId> cells) =>
        Of([.. cells.Select(cell => Minus(above.Logs(cell), below.Logs(cell)))]);

    /// <summary>A row over the cells' baseline.</summary>
    public static Estimate ToBaseline(RowCells row, IReadOnlyCollection<CellId> cells) => Of([.. cells.Select(row.Logs)]);

    /// <summary>
    /// Differences of logarithms, launch by launch. Where one side has fewer launches the other's last ones are left out.
    /// </summary>
    public static double[] Minus(double[] above, double[] below) => [.. above.Zip(below, (a, b) => a - b)];

    /// <summary>Joins the launches' logarithms of several cells.</summary>
    public static Estimate Of(IReadOnlyList<double[]> cells)
    {
        var centre = cells.Average(launches => LogSample.Robustly(launches).Centre);
        var launches = cells.Min(c => c.Length);
        var perLaunch = LogSample.ByMean([.. Enumerable.Range(0, launches).Select(i => cells.Average(c => c[i]))]);
        var interval = perLaunch.Interval is { } i ? LogSample.Around(centre, i.HalfWidth) : (Interval?)null;
        return new(Math.Exp(centre), interval is { } ends ? new Interval(Math.Exp(ends.Low), Math.Exp(ends.High)) : null, cells.Count);
    }
}
