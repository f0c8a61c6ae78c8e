using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Cli;
using Roundup.Cli.Output;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Results;
using Roundup.Site.Published;

namespace Roundup.Site.Commands;

/// <summary>The way of <c>roundup-site published</c>: from results files and the files in <c>published/</c> to verdicts.</summary>
internal sealed class PublishedAction(CliContext context)
{
    /// <summary>Judges every ratio; returns the exit code.</summary>
    public int Run(IReadOnlyList<string> paths, string? output)
    {
        var format = FormatOf(output);
        var catalogue = context.Catalogue();
        var pages = PublishedReader.ReadAll(catalogue);
        var store = context.Results;
        List<(string File, ResultsFile Results)> read =
        [
            .. (paths.Count > 0 ? paths.Select(RunFolders.ResultsOf) : Stored(catalogue, pages)).Distinct()
                .Select(file => (file, ResultsFiles.Read(store, file))),
        ];
        List<ResultsFile> results = [.. read.Select(one => one.Results)];
        var left = paths.Count == 0 ? [] : pages.Where(page => !results.Exists(page.IsOf)).ToList();
        var report = Report([.. pages.Except(left)], results);
        context.Show(report);
        foreach (var (file, unused) in read.Where(one => !pages.Any(page => page.IsOf(one.Results))))
        {
            context.Terminal.WriteLine($"Not used: {file} is of the suite {unused.Run.Suite}, which has no published ratios.");
        }

        if (left.Count > 0)
        {
            context.Terminal.WriteLine("Pages without results in these files: " + string.Join(", ", left.Select(page => page.Name)) + ".");
        }

        if (format is not null)
        {
            Write(report, format, Path.GetFullPath(output!));
            context.Terminal.WriteLine("Written: " + Path.GetFullPath(output!));
        }

        return (int)ExitCode.Success;
    }

    /// <summary>The report on all pages beside some results.</summary>
    public static IReadOnlyList<Section> Report(IReadOnlyList<PublishedPage> pages, IReadOnlyList<ResultsFile> results) =>
        PublishedReport.Of([.. pages.Select(page => JudgedPage.Of(page, results))]);

    /// <summary>
    /// The results in the repository of suites with a page: <c>SUITE.json</c>, and <c>SUITE-NAME.json</c> of runs of the page and of rows
    /// that were added later.
    /// </summary>
    public static IEnumerable<string> Stored(RoundupCatalogue catalogue, IReadOnlyList<PublishedPage> pages) => pages
        .SelectMany(page => Files(Path.Combine(catalogue.Root, "docs", "results"), page.Name));

    private static IEnumerable<string> Files(string folder, string suite) => !Directory.Exists(folder) ? [] : Directory.EnumerateFiles(folder)
        .Where(ResultsStore.IsNamed)
        .Where(file => ResultsStore.NameOf(file) == suite || ResultsStore.NameOf(file).StartsWith(suite + "-", StringComparison.Ordinal))
        .OrderBy(ResultsStore.NameOf, StringComparer.Ordinal);

    private IReportFormat? FormatOf(string? output)
    {
        var formats = context.Formats.Where(format => format.Kind is FormatKind.Document or FormatKind.Data).ToList();
        return output is null
            ? null
            : formats.Find(format => Path.GetExtension(output).Equals(format.Extension, StringComparison.OrdinalIgnoreCase))
                ?? throw new RoundupException(
                    ExitCode.Usage,
                    $"--output '{output}' has none of the endings {string.Join(", ", formats.Select(format => format.Extension))}: "
                    + "give the file one of these.");
    }

    private static void Write(IReadOnlyList<Section> report, IReportFormat format, string path)
    {
        try
        {
            ReportFolder.WriteFile(path, output => format.Write(report, new ReportOutput(output)));
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(path, e, "give another file with --output");
        }
    }
}
