using System.Net;
using System.Security.Cryptography;

namespace Roundup.Reporting.Tests;

/// <summary>The report as one page.</summary>
public partial class HtmlTests
{
    private static readonly Report s_quick = RunReport.Create(
        StoredResultsTests.Read("quick"), [new SpeedReport()]);

    private static readonly string s_page = Render.Written(s_quick, "report.html");

    [Fact]
    public void Allows_its_own_style_and_script_and_nothing_else()
    {
        var policy = Regex.Match(s_page, "http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\"").Groups[1].Value;

        policy.ShouldStartWith("default-src 'none'; ");
        policy.ShouldContain($"style-src '{Hash(Inside("style"))}'");
        policy.ShouldContain($"script-src '{Hash(Inside("script"))}'");
        Regex.Matches(s_page, "<(script[^>]*|style|link|img|iframe|object|embed|base)\\b").Select(match => match.Groups[1].Value)
            .ShouldBe(["style", "script type=\"application/json\" id=\"data", "script"]);
        s_page.ShouldNotContain(" style=");
        Regex.IsMatch(s_page, " on[a-z]+=\"").ShouldBeFalse();
    }

    [Fact]
    public void The_page_itself_is_small() =>
        (Inside("script").Length + Inside("style").Length).ShouldBeLessThan(300_000);

    [Fact]
    public void Has_every_cell_of_the_document()
    {
        string[] OfMarkdown(string line) =>
            [.. line.Trim('|').Split(" | ").Select(cell => cell.Trim().Replace("**", "", StringComparison.Ordinal))];
        var document = Render.Full(s_quick).Split('\n');
        var head = Array.FindIndex(document, line => line.StartsWith("| Rank", StringComparison.Ordinal));
        string[][] expected = [.. document.Skip(head + 2).TakeWhile(line => line.StartsWith('|')).Select(OfMarkdown)];

        var table = TableBody().Match(s_page, s_page.IndexOf("Rank</th>", StringComparison.Ordinal)).Groups[1].Value;
        string[][] found = [.. TableRow().Matches(table).Select(row => Cell().Matches(row.Groups[1].Value)
            .Select(cell => WebUtility.HtmlDecode(cell.Groups[1].Value)).ToArray())];

        found.Length.ShouldBe(18);
        found.Select(row => string.Join('|', row)).ShouldBe(expected.Select(row => string.Join('|', row)));
    }

    [Fact]
    public void Ratios_table_by_table_are_coloured_by_factors_of_two()
    {
        var start = s_page.IndexOf("id=\"table-by-table\"", StringComparison.Ordinal);
        var rows = TableRow().Matches(TableBody().Match(s_page, start).Groups[1].Value).Select(row => row.Groups[1].Value).ToList();

        rows.Single(row => row.Contains(">MemoryPack<", StringComparison.Ordinal)).ShouldMatch(
            "class=\"n h[01]\" data-v=\"0\\.[0-9]+\">0\\.2");
        rows.Single(row => row.Contains("reflection<", StringComparison.Ordinal)).ShouldContain("class=\"n h3\" data-v=\"1\">1.00<");
        rows.Single(row => row.Contains(">YamlDotNet<", StringComparison.Ordinal)).ShouldMatch("(class=\"n h6\"[^<]+<td ?){5}");
    }

    [Fact]
    public void Text_from_outside_is_text()
    {
        var page = In(new Section(
            new Heading(2, "<script>alert(1)</script>"),
            new Paragraph(new Inline(new Span("\" onload=\"x"), new Span("run") { Address = "javascript:alert(1)" })),
            new List(ListForm.Facts, [new ListItem("</dl><img src=x>", Inline.Of("\u202Eevil\u0007 'quoted'"))])));

        page.ShouldContain("<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>");
        page.ShouldContain("&quot; onload=&quot;x");
        page.ShouldNotContain("javascript:");
        page.ShouldContain("<dt>&lt;/dl&gt;&lt;img src=x&gt;</dt>");
        page.ShouldNotContain('\u202E');
        page.ShouldNotContain('\u0007');
    }

    [ChromiumFact]
    public void A_browser_takes_the_state_from_the_address_and_reports_no_error()
    {
        var file = Path.Combine(Directory.CreateTempSubdirectory("roundup page ").FullName, "report.html");
        System.IO.File.WriteAllText(file, s_page);

        var (dom, log) = Chromium.Opened(new Uri(file).AbsoluteUri + "#filter=messagepack&t1=2d");

        var overview = TableBody().Match(dom, dom.IndexOf("<thead>", StringComparison.Ordinal)).Groups[1].Value;
        string[] visible = [.. Regex.Matches(overview, "<tr(?![^>]*hidden)[^>]*>(?:<td[^>]*>[^<]*</td>)?<th scope=\"row\">([^<]*)")
            .Select(match => match.Groups[1].Value)];
        visible.ShouldBe(["MessagePack/contractless", "MessagePack/attributes"]);
        dom.ShouldMatch("aria-sort=\"descending\"[^>]*><button type=\"button\"[^>]*>Serialize</button>");
        dom.ShouldMatch("<output id=\"shown\" aria-live=\"polite\">[0-9]+ of [0-9]+ rows");
        log.ShouldNotContain("CONSOLE");
        Directory.Delete(Path.GetDirectoryName(file)!, recursive: true);
    }

    [Theory]
    [InlineData("quick.html", true)]
    [InlineData("../runs/json-libraries.html", true)]
    [InlineData("../../../serializers/System.Text.Json/Entrant.cs", true)]
    [InlineData("a.md#is-your-row-wrong", true)]
    [InlineData("../../results/quick.json", true)]
    [InlineData("libraries/Swift.Json.html#row-Swift.Json-fast_2", true)]
    [InlineData("../runs/quick.html#filter=Swift.Json", true)]
    [InlineData("a.html#other=x", false)]
    [InlineData(null, false)]
    [InlineData("", false)]
    [InlineData("/etc/page.html", false)]
    [InlineData("//host/page.html", false)]
    [InlineData("javascript:x.html", false)]
    [InlineData("file:///a.html", false)]
    [InlineData("a/../b.html", false)]
    [InlineData("..\\a.html", false)]
    [InlineData("a.html\n", false)]
    [InlineData("a.html?x=1", false)]
    [InlineData("a b.html", false)]
    [InlineData("a\".html", false)]
    [InlineData("a.exe", false)]
    [InlineData("a.html#\"x", false)]
    public void A_page_links_to_plain_relative_files_and_to_no_other(string? address, bool isLink)
    {
        Span.IsFile(address).ShouldBe(isLink);
        In(new(new Paragraph(new Inline(new Span("text") { Address = address })))).Contains("<a href=\"" + address + "\">text</a>")
            .ShouldBe(isLink);
    }

    private static string In(Section section) =>
        Render.In(ReportFormats.All.Single(format => format.Name == "html"), new Report([section], []));

    private static string Inside(string element) =>
        Regex.Match(s_page, $"<{element}>(.*?)</{element}>", RegexOptions.Singleline).Groups[1].Value;

    private static string Hash(string text) => "sha256-" + Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(text)));

    [GeneratedRegex("<tbody>(.*?)</tbody>", RegexOptions.Singleline)]
    private static partial Regex TableBody();

    [GeneratedRegex("<tr[^>]*>(.*)")]
    private static partial Regex TableRow();

    [GeneratedRegex("<t[dh][^>]*>(.*?)(?=<t[dh]|$)")]
    private static partial Regex Cell();
}
