using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedPages;

/// <summary>
/// Allocated bytes and sizes, and their ratios. They have no noise, but values of the same model have other lengths, and another runtime
/// lays objects out otherwise: so they agree within a share, and not to the byte.
/// </summary>
public static class BytesComparison
{
    /// <summary>The largest factor between two figures that agree.</summary>
    public const double MostFactor = 1.05;

    /// <summary>Half a unit of the last decimal of a published ratio.</summary>
    private const double Rounding = 0.005;

    /// <summary>The answer for a figure of bytes or of their ratio.</summary>
    internal static Answer Of(PublishedFigure figure, PublishedRow row)
    {
        var isAllocated = figure.Quantity is PublishedQuantity.Allocated or PublishedQuantity.AllocRatio;
        var isRatio = figure.Quantity is PublishedQuantity.AllocRatio or PublishedQuantity.SizeRatio;
        if (Bytes(row.Case!, isAllocated) is not { } bytes)
        {
            return new(new Incomparable(isAllocated ? IncomparableReason.NoAllocation : IncomparableReason.NoSize));
        }

        if (!isRatio)
        {
            return Compare(figure.Value, bytes, rounding: 0);
        }

        var baseline = row.Baseline is { Result.Outcome: Outcome.Measured } measured ? Bytes(measured, isAllocated) : null;
        return baseline is > 0 and var below
            ? Compare(figure.Value, bytes / below, Rounding)
            : new(new Incomparable(IncomparableReason.NoBaseline, row.Entry.Baseline));
    }

    private static double? Bytes(AnalysedCase found, bool isAllocated) =>
        isAllocated ? found.Memory?.AllocatedBytes : found.Result.SizeBytes;

    private static Answer Compare(double published, double measured, double rounding) => new(null)
    {
        Agrees = measured <= (published + rounding) * MostFactor && measured >= (published - rounding) / MostFactor,
        Measured = measured,
    };
}
