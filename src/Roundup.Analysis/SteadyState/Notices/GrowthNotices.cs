using System.Globalization;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Results.Messages;

namespace Roundup.Analysis.SteadyState.Notices;

/// <summary>What grows faster than its input. Up to three cases are named, more are counted.</summary>
internal static class GrowthNotices
{
    private const int NamedAtMost = 3;

    /// <summary>The notices. A floor is no choice that one could be warned of.</summary>
    public static IEnumerable<Notice> Of(IReadOnlyList<Growth> growths)
    {
        Growth[] steep = [.. growths.Where(g => g.FasterThanInput && !g.Serializer.IsFloor)];
        return steep.Length > NamedAtMost
            ? [new(NoticeCode.FasterThanInput, $"each of {steep.Length.ToString(CultureInfo.InvariantCulture)} rows", $"{Text(steep.Min(g => g.Slope.Value))} to {Text(steep.Max(g => g.Slope.Value))}")]
            : steep.Select(g => new Notice(NoticeCode.FasterThanInput, $"{g.RowName} {g.Group}", $"{Text(g.Slope.Value)} ({Text(g.Slope.Interval!.Value.Low)}-{Text(g.Slope.Interval.Value.High)})"));
    }

    private static string Text(double slope) => slope.ToString("0.00", CultureInfo.InvariantCulture);
}
