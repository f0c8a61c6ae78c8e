using System.Buffers.Binary;

namespace Roundup.Tools.Tests.Site;

/// <summary>The site of the stored results, as <c>.github/workflows/site.yml</c> publishes it.</summary>
public sealed partial class StoredSiteTests : FolderTests
{
    private const long MostBytes = 10_000_000;

    [SlowFact]
    public async Task The_site_is_small_has_each_run_and_each_of_its_links_leads_to_a_page()
    {
        var (code, output, error) = await Tool.RunAsync(Checkout.Own, "build", folder.In("site"));

        error.ShouldBeEmpty();
        code.ShouldBe(0);
        output.ShouldContain("index.html and ");
        var pages = Directory.GetFiles(folder.In("site"), "*.html", SearchOption.AllDirectories);
        pages.Sum(page => new FileInfo(page).Length).ShouldBeInRange(1, MostBytes);
        var stored = Directory.EnumerateFiles(Path.Combine(Repository.Find(), "docs", "results"), "*.json.br")
            .Select(ResultsStore.NameOf);
        stored.ShouldBe(
            Directory.EnumerateFiles(folder.In("site/runs")).Select(file => Path.GetFileNameWithoutExtension(file)), ignoreOrder: true);
        var texts = pages.ToDictionary(page => page, File.ReadAllText);
        var missing =
            from page in pages
            from link in Link().Matches(texts[page]).Select(link => link.Groups[1].Value).Distinct()
            where !link.StartsWith("http", StringComparison.Ordinal) && !File.Exists(Path.Combine(Path.GetDirectoryName(page)!, link))
            select $"{page}: {link}";
        missing.ShouldBeEmpty();
        var ids = pages.ToDictionary(page => page, page => Id().Matches(texts[page]).Select(id => id.Groups[1].Value).ToHashSet());
        var nowhere =
            from page in pages
            from link in Anchored().Matches(texts[page])
                .Select(link => (File: link.Groups[1].Value, Id: link.Groups[2].Value)).Distinct()
            where !link.File.StartsWith("http", StringComparison.Ordinal) && !link.Id.StartsWith("filter=", StringComparison.Ordinal)
            let other = link.File.Length == 0 ? page : Path.GetFullPath(Path.Combine(Path.GetDirectoryName(page)!, link.File))
            where ids.TryGetValue(other, out var known) && !known.Contains(link.Id)
            select $"{page}: {link}";
        nowhere.ShouldBeEmpty();

        if (SharedPicture.Browser is not null)
        {
            var picture = File.ReadAllBytes(folder.In("site/" + SharedPicture.File));
            picture.Length.ShouldBeInRange(20_000, 300_000, "an empty ground has 4 KB, and other sites load no large pictures");
            (BinaryPrimitives.ReadInt32BigEndian(picture.AsSpan(16)), BinaryPrimitives.ReadInt32BigEndian(picture.AsSpan(20)))
                .ShouldBe((1200, 630), "the size that is asked for shared links");
            foreach (var page in pages.Where(page => Path.GetDirectoryName(page) == folder.In("site/libraries")))
            {
                texts[page].ShouldContain("<meta property=\"og:image\" content=\"../shared.png\"");
            }
        }

        // A page of a site that is elsewhere than the repository has the text of a link to its files, and no link.
        File.ReadAllText(folder.In("site/index.html")).ShouldContain("(method, accuracy)");

        using var facts = JsonDocument.Parse(File.ReadAllText(folder.In("site/facts.json")));
        var anchors = facts.RootElement.GetProperty("serializers").EnumerateArray()
            .Select(row => row.GetProperty("anchor").GetString()!.Split('#')).ToList();
        anchors.Count.ShouldBeGreaterThan(100);
        anchors.ShouldAllBe(anchor => File.ReadAllText(folder.In("site/" + anchor[0])).Contains($" id=\"{anchor[1]}\""));
    }

    [GeneratedRegex("href=\"([^\"#]+)")]
    private static partial Regex Link();

    [GeneratedRegex("href=\"([^\"#]*)#([^\"]+)\"")]
    private static partial Regex Anchored();

    [GeneratedRegex(" id=\"([^\"]+)\"")]
    private static partial Regex Id();
}
