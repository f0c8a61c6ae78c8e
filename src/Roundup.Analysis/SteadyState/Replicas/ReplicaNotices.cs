using System.Globalization;
using Roundup.Results.Messages;

namespace Roundup.Analysis.SteadyState.Replicas;

/// <summary>Warnings about a run whose two processes of the same row disagree.</summary>
internal static class ReplicaNotices
{
    /// <summary>The notices.</summary>
    public static IEnumerable<Notice> Of(ReplicaCheck? check)
    {
        if (check?.Probability < ReplicaCheck.Improbable)
        {
            yield return new(
                NoticeCode.IntervalsTooNarrow,
                (check.Intervals - check.ContainingOne).ToString(CultureInfo.InvariantCulture),
                check.Intervals.ToString(CultureInfo.InvariantCulture));
        }

        if (check?.MedianDifference > ReplicaCheck.LargeDifference)
        {
            yield return new(NoticeCode.ReplicasFarApart, check.MedianDifference.ToString("P0", CultureInfo.InvariantCulture));
        }
    }
}
