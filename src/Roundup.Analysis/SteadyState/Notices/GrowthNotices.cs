using System.Globalization;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Results.Messages;

namespace Roundup.Analysis.SteadyState.Notices;

/// <summary>What grows faster than its input. Up to three cases are named, more are counted.</summary>
internal static class GrowthNotices
{
    private const int NamedAtMost = 3;

    /// <summary>The notices. Floors get none: nobody chooses a floor.</summary>
    public static IEnumerable<Notice> Of(IReadOnlyList<Growth> growths)
    {
        Growth[] steep = [.. growths.Where(g => g.FasterThanInput && !g.Serializer.IsFloor)];
        return steep.Length > NamedAtMost
            ? [new(NoticeCode.FasterThanInput, $"each of {steep.Length.ToString(CultureInfo.InvariantCulture)} rows", Range(steep))]
            : steep.Select(g => new Notice(NoticeCode.FasterThanInput, $"{g.RowName} {g.Group}", SlopeOf(g)));
    }

    private static string Range(IReadOnlyList<Growth> steep) =>
        $"{Text(steep.Min(g => g.Slope.Value))} to {Text(steep.Max(g => g.Slope.Value))}";

    private static string SlopeOf(Growth growth) =>
        $"{Text(growth.Slope.Value)} ({Text(growth.Slope.Interval!.Value.Low)}-{Text(growth.Slope.Interval.Value.High)})";

    private static string Text(double slope) => slope.ToString("0.00", CultureInfo.InvariantCulture);
}
