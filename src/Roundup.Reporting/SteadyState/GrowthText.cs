using System.Globalization;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.SteadyState;

/// <summary>The words about growing cost.</summary>
internal static class GrowthText
{
    /// <summary>The section's title.</summary>
    public const string Title = "Cost as work grows";

    /// <summary>What a row that grows too fast is called.</summary>
    public const string Faster = "faster than its input";

    /// <summary>What the numbers are.</summary>
    public static string Meaning { get; } = string.Create(
        CultureInfo.InvariantCulture,
        $"Time of one object (time of a call over the count) at each count. Slope: the power of the count that the time of a call goes "
        + $"with, by least squares over all counts; 1 is in proportion, below 1 a fixed cost is spread over more objects. Interval: its "
        + $"95 % interval from the launches. Last step: the slope between the two largest counts. '{Faster}' marks rows whose whole "
        + $"interval is above {1 + Growth.Margin:0.00}: up to there cold caches and collections make honest code grow too.");

    /// <summary>What must be said of a row; null where nothing.</summary>
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
