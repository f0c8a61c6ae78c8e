namespace Roundup.Reporting.Tests;

public sealed class ReportsTests : IDisposable
{
    private readonly string _folder = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName(), "new");

    public void Dispose() => Directory.Delete(Path.GetDirectoryName(_folder)!, recursive: true);

    [Fact]
    public void All_reports_are_written_into_a_new_folder_and_named()
    {
        var paths = ReportFolder.Write(SpeedReport.Create(SampleRun.Rich()), _folder);
        paths.Select(Path.GetFileName).ShouldBe(["report.md", "report.html", "results.csv", "charts"]);
        Directory.GetFileSystemEntries(_folder).Order().ShouldBe(paths.Order());
        foreach (var path in Directory.GetFiles(_folder, "*", SearchOption.AllDirectories))
        {
            var bytes = File.ReadAllBytes(path);
            bytes[0].ShouldBeLessThan((byte)128, "no byte order mark");
            bytes[^1].ShouldBe((byte)'\n');
        }
    }

    [Fact]
    public void Writing_again_gives_the_same_bytes()
    {
        Written().ShouldBe(Written());
    }

    private List<string> Written()
    {
        ReportFolder.Write(SpeedReport.Create(SampleRun.Rich()), _folder);
        return [.. Directory.GetFiles(_folder, "*", SearchOption.AllDirectories).Order().Select(File.ReadAllText)];
    }
}
