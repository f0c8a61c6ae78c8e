using Roundup.Catalogue;
using Roundup.Results;

namespace Roundup.Site.Figures;

/// <summary>What a published figure is of.</summary>
public enum PublishedQuantity
{
    /// <summary>Time over that of the page's baseline.</summary>
    Ratio,

    /// <summary>Standard deviation of the ratio.</summary>
    RatioStdDev,

    /// <summary>Mean time.</summary>
    Mean,

    /// <summary>The page's error of the mean.</summary>
    Error,

    /// <summary>Median time.</summary>
    Median,

    /// <summary>Bytes allocated by a call.</summary>
    Allocated,

    /// <summary>Allocated over that of the page's baseline.</summary>
    AllocRatio,

    /// <summary>Bytes of the payload.</summary>
    Size,

    /// <summary>Size over that of the page's baseline.</summary>
    SizeRatio,
}

/// <summary>One figure of a page.</summary>
/// <param name="Quantity">What it is of.</param>
/// <param name="Value">The figure: ns, bytes or a ratio.</param>
internal readonly record struct PublishedFigure(PublishedQuantity Quantity, double Value);
