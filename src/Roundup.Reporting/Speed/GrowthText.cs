using System.Globalization;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>The texts about how cost grows with the count.</summary>
internal static class GrowthText
{
    /// <summary>The section's title.</summary>
    public const string Title = "Cost as work grows";

    /// <summary>The mark of a row whose cost grows too fast.</summary>
    public const string Faster = "faster than its input";

    /// <summary>The meaning of the numbers.</summary>
    public static string Meaning { get; } = string.Create(
        CultureInfo.InvariantCulture,
        $"Time per object (the time of a call divided by the count) at each count. Slope: the power of the count with which the time of "
        + $"a call grows, by least squares over all counts; 1 means in proportion, below 1 means that a fixed cost is spread over more "
        + $"objects. Interval: the slope's 95 % interval, from the launches. Last step: the slope between the two largest counts. "
        + $"'{Faster}' marks rows whose whole interval is above {1 + Growth.Margin:0.00}: up to that slope, cold caches and "
        + $"garbage collections can explain the growth.");

    /// <summary>The marks of a row; null where it has none.</summary>
    public static string? Mark(Growth growth)
    {
        string[] marks =
        [
            .. growth.FasterThanInput ? [Faster] : Array.Empty<string>(),
            .. growth.Serializer.IsFloor ? ["floor"] : Array.Empty<string>(),
            .. growth.Fidelity == Results.Fidelity.Exact ? Array.Empty<string>() : [Wording.Of(growth.Fidelity)],
        ];
        return marks.Length == 0 ? null : string.Join(", ", marks);
    }
}
