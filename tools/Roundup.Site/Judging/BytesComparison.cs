using Roundup.Analysis.Tables;
using Roundup.Results;
using Roundup.Site.Figures;

namespace Roundup.Site.Judging;

/// <summary>
/// Compares allocated bytes, sizes, and their ratios. They have no noise, but the values of a model differ in length from the page's, and
/// runtimes lay out objects differently. So two figures agree within a share, besides half a unit of what the page printed.
/// </summary>
internal static class BytesComparison
{
    /// <summary>The largest factor between two figures that agree.</summary>
    public const double MostFactor = 1.05;

    /// <summary>Half a unit of the last decimal of a published ratio.</summary>
    private const double Rounding = 0.005;

    /// <summary>Compares a figure of bytes, or a ratio of bytes.</summary>
    /// <param name="judged">The figure, with the case of the page's baseline.</param>
    /// <param name="row">The case of the row.</param>
    internal static JudgedFigure Of(JudgedFigure judged, AnalysedCase row)
    {
        var quantity = judged.Figure.Quantity;
        var isAllocated = quantity is PublishedQuantity.Allocated or PublishedQuantity.AllocRatio;
        if (Bytes(row, isAllocated) is not { } bytes)
        {
            return judged.NotComparable(isAllocated ? IncomparableReason.NoAllocation : IncomparableReason.NoSize);
        }

        if (quantity is not (PublishedQuantity.AllocRatio or PublishedQuantity.SizeRatio))
        {
            return Compare(judged, bytes, isAllocated ? (judged.Entry.AllocatedUnit ?? 0) / 2 : 0);
        }

        var baseline = judged.Baseline is { Result.Outcome: Outcome.Measured } measured ? Bytes(measured, isAllocated) : null;
        return baseline is > 0 and var below
            ? Compare(judged, bytes / below, Rounding)
            : judged.NotComparable(IncomparableReason.NoBaseline, judged.Entry.Baseline);
    }

    private static double? Bytes(AnalysedCase found, bool isAllocated) =>
        isAllocated ? found[SpeedQuantities.Allocated] : found.Result.SizeBytes;

    private static JudgedFigure Compare(JudgedFigure judged, double measured, double rounding)
    {
        var published = judged.Figure.Value;
        var agrees = measured <= (published + rounding) * MostFactor && measured >= (published - rounding) / MostFactor;
        return (judged with { Measured = measured }).Compared(agrees);
    }
}
