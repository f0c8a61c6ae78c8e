namespace Roundup.Crosscheck.Comparison;

/// <summary>
/// A run as it would be if BenchmarkDotNet defined a time as Roundup does: the mean of all iterations, without subtracting the cost of an
/// empty method and without removing outliers.
/// </summary>
internal static class AsTimed
{
    /// <summary>The run in these terms; null where a result of BenchmarkDotNet lacks them (files of older versions).</summary>
    public static CrosscheckRun? Of(CrosscheckRun run)
    {
        var measured = run.Tables.SelectMany(table => table.Rows).Where(row => row.BenchmarkDotNet is not null).ToList();
        return measured.Count == 0 || measured.Exists(row => row.Detail?.AsTimed is null)
            ? null
            : run with { Tables = [.. run.Tables.Select(Of)] };
    }

    private static ComparedTable Of(ComparedTable table)
    {
        var baseline = table.Rows.FirstOrDefault(row => row.Serializer == table.Baseline)?.Detail?.AsTimed;
        return table with { Rows = [.. table.Rows.Select(row => row with { BenchmarkDotNet = Of(row, baseline) })] };
    }

    private static Figures? Of(CrosscheckRow row, double? baseline) => row.BenchmarkDotNet is not { } figures
        ? null
        : figures with
        {
            TimeNs = row.Detail!.AsTimed!.Value,
            TimeInterval = null,
            Ratio = row.Detail.AsTimed / baseline,
            RatioInterval = null,
        };
}
