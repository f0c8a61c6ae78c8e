namespace Roundup.Crosscheck.Comparison;

/// <summary>How far the two tools are apart in one case.</summary>
/// <param name="Time">Roundup's time over BenchmarkDotNet's, minus 1.</param>
/// <param name="Ratio">The same for the ratio to the baseline; null for the baseline and without ratios.</param>
/// <param name="AllocatedBytes">Roundup's figure minus BenchmarkDotNet's; null where either is unknown.</param>
/// <param name="AllocationIsEqual">
/// Whether allocation differs by at most 1 % of BenchmarkDotNet's or 8 bytes; null where either is unknown.
/// </param>
internal sealed record RowDifference(double Time, double? Ratio, double? AllocatedBytes, bool? AllocationIsEqual)
{
    private const double EqualBytes = 8;
    private const double EqualShare = 0.01;

    /// <summary>The difference; null where one of the two has no number.</summary>
    public static RowDifference? Of(ComparedTable table, CrosscheckRow row)
    {
        if (row is not { Ours: { } ours, BenchmarkDotNet: { } theirs })
        {
            return null;
        }

        var bytes = ours.AllocatedBytes - theirs.AllocatedBytes;
        return new RowDifference(
            (ours.TimeNs / theirs.TimeNs) - 1,
            row.Serializer == table.Baseline ? null : (ours.Ratio / theirs.Ratio) - 1,
            bytes,
            bytes is null ? null : Math.Abs(bytes.Value) <= Math.Max(EqualBytes, EqualShare * theirs.AllocatedBytes!.Value));
    }

    /// <summary>A difference without its sign: the larger over the smaller, minus 1, whichever of the two is the larger.</summary>
    public static double WithoutSign(double difference) => Math.Exp(Math.Abs(Math.Log(1 + difference))) - 1;
}
