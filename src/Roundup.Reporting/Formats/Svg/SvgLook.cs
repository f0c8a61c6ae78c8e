namespace Roundup.Reporting.Formats.Svg;

/// <summary>The place that a drawing is for.</summary>
/// <param name="Theme">Who decides on light and dark.</param>
/// <param name="Width">The width of the drawing in its own units; letters have 11 to 17 of them.</param>
internal sealed record SvgLook(Theme Theme, double Width)
{
    /// <summary>Within a page, which has the tables with the numbers, and the style.</summary>
    public static SvgLook Page { get; } = new(Theme.Page, 900);

    /// <summary>A file beside a report.</summary>
    public static SvgLook File { get; } = new(Theme.Reader, 900);

    /// <summary>A picture for other pages, which may show it 400 px wide.</summary>
    public static SvgLook Picture(bool isDark) => new(isDark ? Theme.Dark : Theme.Light, 420) { Shown = 600, Small = 12 };

    /// <summary>The width at which it is shown where nobody says another, px.</summary>
    public double Shown { get; init; } = 900;

    /// <summary>The size of small letters.</summary>
    public double Small { get; init; } = 11;

    /// <summary>Whether names have no room beside what they name.</summary>
    public bool IsNarrow => Width < 600;
}
