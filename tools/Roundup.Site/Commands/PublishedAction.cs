using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Results;
using Roundup.Site.Published;

namespace Roundup.Site.Commands;

/// <summary>The way of <c>roundup-site published</c>: from results files and the files in <c>published/</c> to verdicts.</summary>
internal sealed class PublishedAction(Checkout checkout, TextWriter output)
{
    /// <summary>Judges every ratio.</summary>
    public void Run(IReadOnlyList<string> paths, string? file)
    {
        var format = file is null ? null : FormatOf(file);
        var pages = PublishedReader.ReadAll(checkout.Root);
        List<string> files = [.. paths.Count > 0 ? paths : Stored(pages)];
        var read = files.Count == 0 ? [] : RunFiles.Read(files).Files;
        List<ResultsFile> results = [.. read.Select(one => one.Results)];
        var left = paths.Count == 0 ? [] : pages.Where(page => !results.Exists(page.IsOf)).ToList();
        var report = PublishedReport.Create([.. pages.Except(left).Select(page => JudgedPage.Of(page, results))]);
        ReportFormats.Console.Write(report, new(output));
        foreach (var (path, unused) in read.Where(one => !pages.Any(page => page.IsOf(one.Results))))
        {
            output.WriteLine($"Not used: {path} is of the suite {unused.Run.Suite}, which has no published ratios.");
        }

        if (left.Count > 0)
        {
            output.WriteLine("Pages without results in these files: " + string.Join(", ", left.Select(page => page.Name)) + ".");
        }

        if (format is not null)
        {
            ReportFolder.WriteFile(Path.GetFullPath(file!), written => format.Write(report, new(written)));
            output.WriteLine("Written: " + Path.GetFullPath(file!));
        }
    }

    /// <summary>
    /// The results in the repository of suites with a page: <c>SUITE.json</c>, and <c>SUITE-NAME.json</c> of runs of the page and of rows
    /// that were added later.
    /// </summary>
    private IEnumerable<string> Stored(IReadOnlyList<PublishedPage> pages) => !Directory.Exists(checkout.Results) ? []
        : from page in pages
          from file in Directory.EnumerateFiles(checkout.Results)
          where ResultsStore.IsNamed(file)
          let name = ResultsStore.NameOf(file)
          where name == page.Name || name.StartsWith(page.Name + "-", StringComparison.Ordinal)
          select file;

    private static IReportFormat FormatOf(string file)
    {
        var formats = ReportFormats.All.Where(format => format.Kind is FormatKind.Document or FormatKind.Data).ToList();
        return formats.Find(format => Path.GetExtension(file).Equals(format.Extension, StringComparison.OrdinalIgnoreCase))
            ?? throw new SiteException(
                $"--output '{file}' has none of the endings {string.Join(", ", formats.Select(format => format.Extension))}: "
                + "give the file one of these.");
    }
}
