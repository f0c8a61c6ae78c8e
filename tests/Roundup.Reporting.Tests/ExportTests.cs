using System.Text.Json;
using Roundup.Reporting.Speed;

namespace Roundup.Reporting.Tests;

public class ExportTests
{
    private static readonly Report s_report = SpeedReport.Of(SampleRun.Rich());

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
    public void Github_action_benchmark_and_hyperfine_have_a_time_for_each_case()
    {
        var action = Parse("github-action-benchmark", "results.github-action-benchmark.json").EnumerateArray().ToList();
        var commands = Parse("hyperfine", "results.hyperfine.json").GetProperty("results").EnumerateArray().ToList();

        action.Count.ShouldBe(Measured());
        commands.Count.ShouldBe(Measured());
        action.Select(one => one.GetProperty("name").GetString()).ShouldBe(commands.Select(one => one.GetProperty("command").GetString()));
        action.ShouldAllBe(one => one.GetProperty("unit").GetString() == "ns" && one.GetProperty("value").GetDouble() > 0);
        foreach (var (one, command) in action.Zip(commands))
        {
            command.GetProperty("mean").GetDouble().ShouldBe(one.GetProperty("value").GetDouble() / 1e9);
            command.GetProperty("times").GetArrayLength().ShouldBe(command.GetProperty("exit_codes").GetArrayLength());
        }
    }

    [Fact]
    public void A_line_of_jsonl_is_a_line_of_the_csv()
    {
        var lines = Text("jsonl", "results.jsonl").TrimEnd('\n').Split('\n');
        using var csv = new StringWriter();
        s_report.Files.Single(file => file.Name == "results.csv").Write(csv);

        lines.Length.ShouldBe(csv.ToString().TrimEnd('\n').Split('\n').Length - 1);
        lines.Select(line => JsonDocument.Parse(line).RootElement.EnumerateObject().Select(member => member.Name))
            .ShouldAllBe(names => string.Join(',', names) == csv.ToString().Split('\n', 2)[0]);
    }

    [Fact]
    public void Nothing_is_exported_unless_asked_for() =>
        s_report.FilesIn(ReportFormats.All).Select(file => Path.GetExtension(file.Name)).Distinct().Order()
            .ShouldBe([".csv", ".html", ".md", ".svg"]);

    private static int Measured() => SampleRun.Rich().Tables.SelectMany(table => table.Rows).Count(row => row.Time is not null);

    private static JsonElement Parse(string format, string file) => JsonDocument.Parse(Text(format, file)).RootElement;

    private static string Text(string format, string file)
    {
        using var text = new StringWriter();
        s_report.With(ReportFormats.All.Where(known => known.Name == format)).Files.Single(known => known.Name == file).Write(text);
        return text.ToString();
    }
}
