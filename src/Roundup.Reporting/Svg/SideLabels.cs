namespace Roundup.Reporting.Svg;

/// <summary>Names at the right of a picture, beside what they name.</summary>
internal static class SideLabels
{
    /// <summary>A line of them.</summary>
    public const double LineHeight = 15;

    /// <summary>Names a line apart: down from the top, then what went over the edge up again.</summary>
    /// <param name="places">Where each would stand, ascending.</param>
    /// <param name="top">The highest place.</param>
    /// <param name="bottom">The lowest.</param>
    public static double[] Spread(double[] places, double top, double bottom)
    {
        for (var i = 1; i < places.Length; i++)
        {
            places[i] = Math.Max(places[i], places[i - 1] + LineHeight);
        }

        for (var i = places.Length - 1; i >= 0; i--)
        {
            places[i] = Math.Min(places[i], bottom - ((places.Length - 1 - i) * LineHeight));
        }

        return [.. places.Select(p => Math.Max(p, top - 10))];
    }
}
