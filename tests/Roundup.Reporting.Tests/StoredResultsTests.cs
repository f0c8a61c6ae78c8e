namespace Roundup.Reporting.Tests;

/// <summary>The results in docs/results still give their reports.</summary>
public class StoredResultsTests
{
    private static readonly IExperimentReport[] Reports = [new SteadyStateReport(), new FirstCallReport(), new FidelityReport()];

    public static TheoryData<string> Files =>
        [.. Directory.GetFiles(Folder, "*.json")
            .Where(path => System.IO.File.ReadAllText(path).Contains("\"machine\"", StringComparison.Ordinal)
            && System.IO.File.ReadAllText(path).Contains("\"cases\"", StringComparison.Ordinal)).Select(path => Path.GetFileName(path))];

    private static string Folder => Path.Combine(Repository(), "docs", "results");

    [SlowTheory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Files))]
    public void Each_gives_its_report_on_the_console_and_in_every_file(string name)
    {
        var file = ResultsStore.Read(Path.Combine(Folder, name));
        var report = Reports.Single(report => report.Experiment == file.Run.Experiment);

        var written = report.Of(file);

        List<ReportFile> files = [.. written.FilesIn(ReportFormats.All)];
        files.ShouldAllBe(part => Render.Written(written, part.Name).Length > 100);

        // The console sums up a verification; the rows are in the file.
        var row = file.Cases.First(report.IsDone).Id.Serializer;
        Render.Written(written, files[0].Name).ShouldContain(row);
        Render.Piped(written).ShouldContain(report is FidelityReport ? $"details        {files[0].Name}" : row);
    }

    private static string Repository([System.Runtime.CompilerServices.CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", ".."));
}
