using System.Globalization;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

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
            yield return new(NoticeCode.ReplicasFarApart, RoughShare.Text(check.MedianDifference));
        }
    }
}
