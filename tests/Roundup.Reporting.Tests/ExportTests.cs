using System.Text.Json;
using Roundup.Reporting.Speed;

namespace Roundup.Reporting.Tests;

public class ExportTests
{
    private static readonly Report s_report = SpeedReport.Create(SampleRun.Rich());

    [Fact]
    public void BenchmarkDotNet_s_readers_find_what_they_read()
    {
        var benchmarks = Parse("benchmarkdotnet", "results-report-full.json").GetProperty("Benchmarks").EnumerateArray().ToList();

        benchmarks.Count.ShouldBe(Measured());
        benchmarks.Select(one => one.GetProperty("FullName").GetString()).ShouldBeUnique();
        var statistics = benchmarks[0].GetProperty("Statistics");
        double[] values = [.. statistics.GetProperty("OriginalValues").EnumerateArray().Select(value => value.GetDouble())];
        statistics.GetProperty("N").GetInt32().ShouldBe(values.Length);
        statistics.GetProperty("Min").GetDouble().ShouldBe(values.Min());
        statistics.GetProperty("Median").GetDouble().ShouldBe(values.Order().ElementAt(values.Length / 2), values.Max() - values.Min());
        var interval = statistics.GetProperty("ConfidenceInterval");
        interval.GetProperty("Lower").GetDouble().ShouldBeLessThan(statistics.GetProperty("Mean").GetDouble());
        benchmarks[0].GetProperty("Memory").GetProperty("BytesAllocatedPerOperation").TryGetInt64(out _).ShouldBeTrue();
        benchmarks[0].GetProperty("Measurements").GetArrayLength().ShouldBe(values.Length);
    }

    [Fact]
    public void Github_action_benchmark_has_a_time_for_each_case()
    {
        var action = Parse("github-action-benchmark", "results.github-action-benchmark.json").EnumerateArray().ToList();

        action.Count.ShouldBe(Measured());
        action.Select(one => one.GetProperty("name").GetString()).ShouldBeUnique();
        action.ShouldAllBe(one => one.GetProperty("unit").GetString() == "ns" && one.GetProperty("value").GetDouble() > 0);
    }

    [Fact]
    public void Nothing_is_exported_unless_asked_for() =>
        s_report.FilesIn(ReportFormats.All).Select(file => Path.GetExtension(file.Name)).Distinct().Order()
            .ShouldBe([".csv", ".html", ".md", ".svg"]);

    private static int Measured() => SampleRun.Rich().Tables.SelectMany(table => table.Rows).Count(row => row.Time is not null);

    private static JsonElement Parse(string format, string file)
    {
        using var text = new StringWriter();
        s_report.With(ReportFormats.All.Where(known => known.Name == format)).Files.Single(known => known.Name == file).Write(text);
        return JsonDocument.Parse(text.ToString()).RootElement;
    }
}
