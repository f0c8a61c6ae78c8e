namespace Roundup.Reporting.Tests;

public sealed class GrowingRunTests : IDisposable
{
    private readonly string _folder = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());

    public void Dispose()
    {
        if (Directory.Exists(_folder))
        {
            Directory.Delete(_folder, recursive: true);
        }
    }

    [Fact]
    public void The_sections_on_growth_and_on_time_and_size_are_as_agreed()
    {
        var report = Render.Full(MadeRun.Growing());
        var from = report.IndexOf("<a id=\"cost-as-work-grows\">", StringComparison.Ordinal);
        Golden.ShouldMatch(report[from..report.IndexOf("<a id=\"lossy-serializers\">", StringComparison.Ordinal)], "growing.md");
    }

    [Theory]
    [InlineData("scaling.csv")]
    [InlineData("tradeoff.csv")]
    public void The_files_for_programs_are_as_agreed(string name) => Golden.ShouldMatch(Render.Report(name, MadeRun.Growing()), name);

    [Fact]
    public void The_contents_lead_to_the_sections_where_there_are_any()
    {
        var report = Render.Full(MadeRun.Growing());
        report.ShouldContain("- [Cost as work grows](#cost-as-work-grows)\n- [Trade-off of time and size](#time-and-size)\n");
        report.ShouldContain("- [Serialize](#serialize)\n  - [Serialize in charts](#serialize-charts)\n");
        var without = Render.Full(SampleRun.Empty());
        without.ShouldNotContain("Cost as work grows");
        without.ShouldNotContain("Trade-off");
        without.ShouldNotContain("charts");
    }

    [Fact]
    public void What_grows_faster_than_its_input_is_a_notice()
    {
        Render.Report("report.md", MadeRun.Growing())
            .ShouldContain("- The time of Steep\\|Lib/\\<b\\> Users Bytes Serialize net10.0 grows faster than the input, "
                + "with the count to the power of 1.40");
    }

    [Fact]
    public void Files_and_charts_are_written_and_named()
    {
        var paths = ReportFolder.Write(SpeedReport.Create(MadeRun.Growing()), _folder);
        paths.Select(Path.GetFileName).ShouldBe(["report.md", "report.html", "results.csv", "scaling.csv", "tradeoff.csv", "charts"]);
        Directory.GetFiles(Path.Combine(_folder, "charts")).Select(Path.GetFileName)
            .Order(StringComparer.Ordinal).ShouldBe(
        [
            "deserialize-users-bytes-net10-0.svg",
            "growth-deserialize-users-bytes-net10-0.svg",
            "growth-serialize-users-bytes-net10-0.svg",
            "overview-growing-bytes-net10-0.svg",
            "serialize-users-bytes-net10-0.svg",
            "time-and-size-users-1-bytes-net10-0.svg",
            "time-and-size-users-10-bytes-net10-0.svg",
            "time-and-size-users-100-bytes-net10-0.svg",
            "time-and-size-users-1000-bytes-net10-0.svg",
        ]);
    }
}
