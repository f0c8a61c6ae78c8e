using Roundup.Analysis.Cells;
using Roundup.Results;

namespace Roundup.Analysis.Findings;

/// <summary>How much the rows differ in allocated bytes and in the size of their output.</summary>
internal static class MemoryFindings
{
    public static IEnumerable<Finding> Of(FindingScope scope, string group, ComparisonSet set)
    {
        var nothing = set.Complete.Where(r => Values(r, set, Allocated).Any(v => v == 0)).Select(r => r.Name).ToArray();
        if (nothing.Length > 0)
        {
            yield return new(FindingCode.AllocatesNothing, scope, group, nothing, set.Cells.Count);
        }

        if (Ends(set, Allocated) is { } allocation)
        {
            yield return new(FindingCode.Allocation, scope, group, allocation.Least, allocation.Most, allocation.Factor, set.Cells.Count);
        }

        // The output is the same for both operations: it is reported once.
        if (scope.Operation == Operation.Serialize && Ends(set, SizeOf) is { } size)
        {
            yield return new(FindingCode.Size, scope, group, size.Least, size.Most, size.Factor, set.Cells.Count);
        }
    }

    /// <summary>Rows that differ by less than half a percent look equal in print, so there is no finding.</summary>
    private const double LeastFactor = 1.005;

    private static double? Allocated(AnalysedCase row) => row.Batches?.AllocatedBytes;

    private static double? SizeOf(AnalysedCase row) => row.Result.SizeBytes;

    private static IEnumerable<double?> Values(RowCells row, ComparisonSet set, Func<AnalysedCase, double?> value) =>
        set.Cells.Select(cell => value(row.Cases[cell]));

    private static (string Least, string Most, Estimate Factor)? Ends(ComparisonSet set, Func<AnalysedCase, double?> value)
    {
        var known = set.Complete
            .Where(r => Values(r, set, value).All(v => v > 0))
            .Select(r => (r.Name, Log: Values(r, set, value).Average(v => Math.Log(v!.Value))))
            .OrderBy(r => r.Log).ThenBy(r => r.Name, StringComparer.Ordinal).ToList();
        return known.Count < 2 || Math.Exp(known[^1].Log - known[0].Log) < LeastFactor
            ? null
            : (known[0].Name, known[^1].Name, new(Math.Exp(known[^1].Log - known[0].Log), null, set.Cells.Count));
    }
}
