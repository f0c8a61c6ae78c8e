using System.Text.RegularExpressions;
using Roundup.Catalogue.Reading;
using Roundup.Cli.Commands.Gallery;

namespace Roundup.Cli.Tests.Documents;

/// <summary>docs/gallery.</summary>
public sealed partial class GalleryDocumentTests
{
    private const string Remedy = "run with ROUNDUP_UPDATE_GOLDEN=1, or `roundup gallery docs/results --output docs/gallery`";
    private const long MostBytes = 10_000_000;

    private static readonly string s_root = Repository.Find();
    private static readonly string s_folder = Path.Combine(s_root, "docs", "gallery");

    [SlowFact, Trait(AllTests.Category, AllTests.Slow)]
    public void The_gallery_in_the_repository_is_what_the_stored_results_say()
    {
        var context = new CliContext { Arguments = [] };
        var (files, _) = GalleryFiles.Read(context.Results, [Path.Combine(s_root, "docs", "results")]);
        var pages = GalleryAction.Pages(context, CatalogueReader.Read(s_root, TestExperiments.All), files, s_folder)
            .ToDictionary(page => page.Name, Text);
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            Update(pages);
        }

        Stored().ShouldBe(pages.Keys, ignoreOrder: true, $"docs/gallery has other pages: {Remedy}");
        pages.Where(page => File.ReadAllText(Path.Combine(s_folder, page.Key)) != page.Value).Select(page => page.Key)
            .ShouldBeEmpty($"these pages of docs/gallery are stale: {Remedy}");
    }

    [Fact]
    public void The_gallery_is_small_and_each_of_its_links_leads_to_a_file()
    {
        Stored().Sum(page => new FileInfo(Path.Combine(s_folder, page)).Length).ShouldBeInRange(1, MostBytes);
        var missing =
            from page in Stored()
            let file = Path.Combine(s_folder, page)
            from link in Link().Matches(File.ReadAllText(file)).Select(link => link.Groups[1].Value).Distinct()
            where !link.StartsWith("http", StringComparison.Ordinal) && !File.Exists(Path.Combine(Path.GetDirectoryName(file)!, link))
            select $"{page}: {link}";

        missing.ShouldBeEmpty();
    }

    private static IEnumerable<string> Stored() => Directory.EnumerateFiles(s_folder, "*.html", SearchOption.AllDirectories)
        .Select(file => Path.GetRelativePath(s_folder, file).Replace('\\', '/'));

    private static void Update(Dictionary<string, string> pages)
    {
        Directory.CreateDirectory(s_folder);
        foreach (var page in Stored().Except(pages.Keys).ToList())
        {
            File.Delete(Path.Combine(s_folder, page));
        }

        foreach (var (page, text) in pages)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(s_folder, page))!);
            File.WriteAllText(Path.Combine(s_folder, page), text);
        }
    }

    private static string Text(Roundup.Reporting.ReportFile page)
    {
        using var text = new StringWriter { NewLine = "\n" };
        page.Write(text);
        return text.ToString();
    }

    [GeneratedRegex("href=\"([^\"#]+)")]
    private static partial Regex Link();
}
