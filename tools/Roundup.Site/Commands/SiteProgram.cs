using System.CommandLine;
using Roundup.Reporting;
using Roundup.Results;
using Roundup.Results.Texts;
using Roundup.Site.Article;
using Roundup.Site.Facts;

namespace Roundup.Site.Commands;

/// <summary>The whole program, without its process.</summary>
internal static class SiteProgram
{
    /// <summary>Runs a command line; returns the exit code: 0, or 1 where something was wrong.</summary>
    public static async Task<int> RunAsync(IReadOnlyList<string> arguments, Checkout checkout, TextWriter output, TextWriter error)
    {
        var root = new RootCommand("Makes pages of stored runs. CONTRIBUTING.md and published/README.md have examples.")
        {
            Build(checkout, output), Published(checkout, output), Article(checkout, output), Facts(checkout, output),
        };
        try
        {
            return await root.Parse(arguments)
                .InvokeAsync(new() { EnableDefaultExceptionHandler = false, Output = output, Error = error });
        }
        catch (Exception e) when (e is SiteException or ResultsFormatException or IOException or UnauthorizedAccessException)
        {
            await error.WriteLineAsync(Visible.Line(e.Message));
            return 1;
        }
    }

    private static Command Build(Checkout checkout, TextWriter output)
    {
        var folder = new Argument<string>("dir") { Description = "The folder of the site, whose pages are replaced." };
        var paths = new Argument<string[]>("results.json")
        {
            Description = "Results files of runs, their folders, or folders that contain results files or folders of runs "
                + "(default: docs/results).",
        };
        var repository = new Option<string?>("--repository")
        {
            HelpName = "URL",
            Description = "The address of the repository's files, which the pages link to "
                + "(default: relative links where the site is in the repository, otherwise paths).",
        };
        var address = new Option<string?>("--address")
        {
            HelpName = "URL",
            Description = "The address at which the site will stand, for what other sites show of a shared link (default: relative links).",
        };
        var command = new Command(
            "build",
            "Make a static site of many runs: an index, a page for each run, library and published benchmark, and the list of serializers.")
        {
            folder, paths, repository, address,
        };
        // Ctrl+C is seen while a task runs, not before the action has returned one.
        command.SetAction((parsed, cancellation) => Task.Run(
            () => new BuildAction(checkout, output).Run(
                parsed.GetValue(paths)!, parsed.GetValue(folder)!, parsed.GetValue(repository), parsed.GetValue(address), cancellation),
            cancellation));
        return command;
    }

    private static Command Published(Checkout checkout, TextWriter output)
    {
        var paths = new Argument<string[]>("results.json")
        {
            Description = "Results files of runs, or their folders (default: SUITE and SUITE-* in docs/results of the pages' suites).",
        };
        var file = new Option<string?>("--output")
        {
            HelpName = "FILE",
            Description = "A file for all verdicts: a document (.md), or a line for each ratio (.csv).",
        };
        var command = new Command("published", "Compare results with the ratios of published benchmarks: a verdict or a reason for each.")
        {
            paths, file,
        };
        command.SetAction(parsed => new PublishedAction(checkout, output).Run(parsed.GetValue(paths)!, parsed.GetValue(file)));
        return command;
    }

    private static Command Article(Checkout checkout, TextWriter output)
    {
        var command = new Command(
            "article", $"Write docs/roundup-2026.md and its pictures from its template, {ArticleText.Frame}, and the stored results.");
        command.SetAction(_ =>
        {
            var files = ArticleFiles(checkout);
            foreach (var (file, text) in files)
            {
                ReportFolder.WriteFile(file, written => written.Write(text));
            }

            output.WriteLine($"Written: {files[0].Path} and {files.Count - 1} pictures");
        });
        return command;
    }

    private static Command Facts(Checkout checkout, TextWriter output)
    {
        var command = new Command(
            "facts", $"Write {StoredFacts.File} from the stored results: what `roundup facts` shows, and the package Roundup.Facts has.");
        command.SetAction(_ =>
        {
            StoredFacts.Write(checkout);
            output.WriteLine($"Written: {StoredFacts.File}");
        });
        return command;
    }

    /// <summary>The article and its pictures, with their texts.</summary>
    public static IReadOnlyList<(string Path, string Text)> ArticleFiles(Checkout checkout)
    {
        var material = SiteMaterial.Stored(checkout);
        var article = ArticleText.In(checkout.Root, material) ?? throw new SiteException($"There is no {ArticleText.Frame} to fill in.");
        var docs = Path.Combine(checkout.Root, "docs");
        return
        [
            (Path.Combine(docs, ArticleText.Name + ".md"), article.Text),
            .. article.Pictures.Select(picture => (Path.Combine(docs, ArticleText.PictureFolder, picture.Key), picture.Value)),
        ];
    }
}
