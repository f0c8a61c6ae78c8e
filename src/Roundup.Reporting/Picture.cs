using Roundup.Reporting.Charts;
using Roundup.Reporting.Formats.Svg;

namespace Roundup.Reporting;

/// <summary>A kind of picture for other pages.</summary>
/// <param name="Name">The name that a user types: <c>summary</c>.</param>
/// <param name="Needs">What a run must have for it, as the end of a sentence: <c>two rows with a ratio</c>.</param>
public sealed record PictureKind(string Name, string Needs);

/// <summary>A picture of a run for other pages: few rows, large letters, and all that it takes to understand it alone.</summary>
/// <param name="Kind">Its kind.</param>
/// <param name="Chart">Its chart; null where the run cannot have it.</param>
public sealed record Picture(PictureKind Kind, Func<Chart?> Chart)
{
    /// <summary>The picture as SVG; null where the run cannot have it.</summary>
    /// <param name="isDark">Whether its ground is dark.</param>
    public string? Svg(bool isDark) => Chart() is { } chart ? SvgFormat.Draw(chart, SvgLook.Picture(isDark)) : null;
}
