using System.Security.Cryptography;
using Roundup.Reporting.Checks;
using Roundup.Reporting.Experiments;

namespace Roundup.Reporting.Tests;

/// <summary>The results in docs/results still give their reports, with the same numbers.</summary>
public class StoredResultsTests
{
    public static TheoryData<string> Files => [.. Names];

    private static IEnumerable<string> Names => Directory.GetFiles(Folder, "*.json.br").Select(ResultsStore.NameOf);

    internal static string Folder => Path.Combine(Repository(), "docs", "results");

    [SlowTheory]
    [MemberData(nameof(Files))]
    public void Each_gives_its_report_on_the_console_and_in_every_file(string name)
    {
        var file = Read(name);
        var reports = ExperimentReports.Select(file);

        var written = RunReport.Create(file, reports);

        List<ReportFile> files = [.. written.FilesIn(ReportFormats.All)];
        files.ShouldAllBe(part => Render.Written(written, part.Name).Length > 100);

        var row = file.Of(reports[0].Experiment).Cases.First(reports[0].IsDone).Id.Serializer;
        Render.Written(written, files[0].Name).ShouldContain(row);
        Render.Piped(written).ShouldContain(row);
    }

    /// <summary>One line a run: its files for programs, each with the start of its SHA-256.</summary>
    [SlowFact]
    public void Each_gives_the_same_numbers() => Golden.ShouldMatch(
        string.Concat(Names.Order(StringComparer.Ordinal).Select(name => $"{name} {Hashes(name)}\n")),
        "stored-numbers.txt");

    private static string Hashes(string name)
    {
        var file = Read(name);
        var report = RunReport.Create(file, ExperimentReports.Select(file));
        var parts = report.FilesIn([ReportFormats.Markdown]).Where(part => part.Name != "report.md");
        return string.Join(' ', parts.Select(part => $"{part.Name}:{Hash(Render.Written(report, part.Name))}"));
    }

    internal static ResultsFile Read(string name) => Parts.Store.Read(Path.Combine(Folder, name + ".json.br"));

    private static string Hash(string text) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)))[..16];

    private static string Repository([System.Runtime.CompilerServices.CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", ".."));
}
