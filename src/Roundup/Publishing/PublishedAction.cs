using Roundup.Analysis.Published;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.PublishedFigures;
using Roundup.Cli.Running;
using Roundup.Reporting;
using Roundup.Reporting.PublishedPages;
using Roundup.Reporting.Terminal;
using Roundup.Results;

namespace Roundup.Cli.Publishing;

/// <summary>The way of <c>roundup published</c>: from results files and the files in <c>published/</c> to verdicts.</summary>
internal sealed class PublishedAction(CliContext context)
{
    /// <summary>Judges every figure; returns the exit code.</summary>
    public int Run(IReadOnlyList<string> paths, string? output)
    {
        var name = FileOf(output);
        var catalogue = context.Catalogue();
        var pages = PublishedFolder.Read(catalogue);
        List<(string File, ResultsFile Results)> read =
        [
            .. (paths.Count > 0 ? paths.Select(RunFolders.ResultsOf) : Stored(catalogue, pages)).Distinct()
                .Select(file => (file, ResultsFiles.Read(context.Results, file))),
        ];
        var report = Report(pages, [.. read.Select(one => one.Results)]);
        ConsoleRenderer.Write(report.Sections, context.Terminal.Console);
        foreach (var (file, results) in read.Where(one => !pages.Any(page => page.Suites.Contains(one.Results.Run.Suite))))
        {
            context.Terminal.WriteLine($"Not used: {file} is of the suite {results.Run.Suite}, which has no published figures.");
        }

        if (name is not null)
        {
            Write(report.Files.Single(file => file.Name == name), Path.GetFullPath(output!));
            context.Terminal.WriteLine("Written: " + Path.GetFullPath(output!));
        }

        return (int)ExitCode.Success;
    }

    /// <summary>The report on all pages beside some results.</summary>
    public static Report Report(IReadOnlyList<SuitePage> pages, IReadOnlyList<ResultsFile> results) =>
        PublishedReport.Of([.. pages.Select(page => JudgedPage.Of(page.Name, page.Suites, page.Page, results))]);

    /// <summary>The results in the repository that have the name of a suite with a page.</summary>
    public static IEnumerable<string> Stored(RoundupCatalogue catalogue, IReadOnlyList<SuitePage> pages) => pages
        .SelectMany(page => page.Suites)
        .Distinct()
        .Select(suite => Path.Combine(catalogue.Root, "docs", "results", suite + ".json"))
        .Where(File.Exists);

    private static string? FileOf(string? output) => output is null ? null
        : Path.GetExtension(output).ToUpperInvariant() switch
        {
            ".MD" => PublishedReport.Document,
            ".CSV" => PublishedReport.Lines,
            _ => throw new RoundupException(
                ExitCode.Usage, $"--output '{output}' is neither a document (.md) nor a table (.csv): give the file one of these endings."),
        };

    private static void Write(ReportFile file, string path)
    {
        try
        {
            ReportFolder.Write(new([], [file with { Name = Path.GetFileName(path) }]), Path.GetDirectoryName(path)!);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(path, e, "give another file with --output");
        }
    }
}
