using Roundup.Results;

namespace Roundup.Analysis.SteadyState.PublishedFigures;

/// <summary>How uncertain a published ratio is by what the page says.</summary>
internal static class PublishedUncertainty
{
    /// <summary>A ratio is published with two decimals.</summary>
    private const double Rounding = 0.005;

    /// <summary>
    /// ratio x sqrt((error / mean)^2 of the row + the same of the baseline), and half a unit of the last decimal. Where the page has no
    /// error, the ratio's standard deviation stands in for the root.
    /// </summary>
    public static double Of(PublishedEntry entry, PublishedEntry? baseline)
    {
        var rounding = entry.Computed ? 0 : Rounding;
        if (Share(entry) is not { } own)
        {
            return rounding + (entry.RatioStdDev ?? 0);
        }

        var other = baseline is null || entry.IsBaseline ? 0 : Share(baseline) ?? 0;
        return rounding + (entry.Ratio * Math.Sqrt((own * own) + (other * other)));
    }

    private static double? Share(PublishedEntry entry) => entry.MeanNs > 0 ? entry.ErrorNs / entry.MeanNs : null;
}
