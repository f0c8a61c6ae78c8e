using System.Text.Json;
using Roundup.Analysis;
using Roundup.Analysis.Tables;
using Roundup.Results;

namespace Roundup.Crosscheck;

/// <summary>The times of a case in both tools, ns, and what a call allocates, bytes.</summary>
internal sealed record ComparedCase(string Table, string Row, double Theirs, double Ours, double? TheirBytes, double? OurBytes)
{
    public double Time => Ours / Theirs;

    public bool AllocatesEqually =>
        TheirBytes is { } theirs && OurBytes is { } ours && Math.Abs(theirs - ours) <= Math.Max(8, theirs / 100);
}

internal static class Comparer
{
    /// <summary>The row that ratios are relative to.</summary>
    private const string Baseline = "System.Text.Json/reflection";

    /// <summary>Prints the results of BenchmarkDotNet beside those of Roundup.</summary>
    /// <param name="folder">The folder with the results of BenchmarkDotNet.</param>
    /// <param name="path">A results file.</param>
    /// <returns>Whether there was anything to compare.</returns>
    public static bool Compare(string folder, string path)
    {
        var theirs = Directory.GetFiles(folder, "*-report-full-compressed.json").SelectMany(Read).ToDictionary(one => one.Case);
        var cases = (RoundupResults.Speed(RoundupResults.Read(path))?.Tables ?? [])
            .SelectMany(table => table.Rows.Select(row => Compare(table.Id, row, theirs)))
            .OfType<ComparedCase>()
            .ToList();
        var baselines = cases.Where(one => one.Row == Baseline).ToDictionary(one => one.Table);
        Console.WriteLine("| case | BenchmarkDotNet, ns | Roundup, ns | difference | ratio | ratio | difference | allocated | allocated |");
        Console.WriteLine("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
        var ratios = new List<double>();
        foreach (var one in cases.Where(one => baselines.ContainsKey(one.Table)))
        {
            var baseline = baselines[one.Table];
            var ratio = one.Time / baseline.Time;
            if (one != baseline)
            {
                ratios.Add(ratio);
            }

            var theirRatio = one.Theirs / baseline.Theirs;
            Console.WriteLine(
                $"| {one.Table} {one.Row} | {one.Theirs:0.0} | {one.Ours:0.0} | {one.Time - 1:+0.0 %;-0.0 %} | {theirRatio:0.000} "
                + $"| {theirRatio * ratio:0.000} | {ratio - 1:+0.0 %;-0.0 %} | {one.TheirBytes:0} | {one.OurBytes:0} |");
        }

        Console.WriteLine(
            $"""

            {cases.Count} cases; {cases.Count(one => one.AllocatesEqually)} allocate the same, within 1 % or 8 bytes.
            Median difference of the ratios: {Median(ratios):0.0 %}, of the times: {Median(cases.Select(one => one.Time)):0.0 %}.
            """);
        return ratios.Count > 0;
    }

    private static ComparedCase? Compare(
        TableId table,
        AnalysedCase row,
        Dictionary<string, (string Case, double Mean, double? Bytes)> theirs)
    {
        var name = row.Result.Id.SerializerName;
        return row.Time is { } time && theirs.TryGetValue($"{table.Dataset}{table.Count} {name} {table.Operation}", out var found)
            ? new ComparedCase(
                $"{table.Dataset} x{table.Count} {table.Operation}",
                name,
                found.Mean,
                time.Mean,
                found.Bytes,
                row[SpeedQuantities.Allocated])
            : null;
    }

    private static IEnumerable<(string Case, double Mean, double? Bytes)> Read(string path)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(path));
        foreach (var benchmark in document.RootElement.GetProperty("Benchmarks").EnumerateArray())
        {
            // A benchmark that failed has no statistics.
            if (benchmark.GetProperty("Statistics") is { ValueKind: JsonValueKind.Object } statistics)
            {
                var name = $"{benchmark.GetProperty("Type").GetString()} {benchmark.GetProperty("MethodTitle").GetString()!.Trim('\'')}";
                double? bytes = benchmark.TryGetProperty("Memory", out var memory)
                    ? memory.GetProperty("BytesAllocatedPerOperation").GetDouble()
                    : null;
                yield return (name, statistics.GetProperty("Mean").GetDouble(), bytes);
            }
        }
    }

    /// <summary>Of quotients as differences without a sign: the larger over the smaller, minus 1.</summary>
    private static double Median(IEnumerable<double> quotients)
    {
        double[] sorted = [.. quotients.Select(one => Math.Max(one, 1 / one) - 1).Order()];
        return sorted.Length == 0 ? double.NaN : (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
