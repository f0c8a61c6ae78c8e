using Roundup.Analysis;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Speed;
using Roundup.Reporting.Facts;
using Roundup.Site.Gallery;

namespace Roundup.Tools.Tests.Site;

/// <summary>The pages of a gallery, of the stored run <c>quick</c> and of one that a page was published for.</summary>
public class GalleryTests
{
    private static readonly ResultsFile s_quick = Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", "quick.json.br"));

    private static readonly GalleryRun s_run = new("quick", s_quick, [new SpeedReport()], "../../../docs/results/quick.json");

    private static readonly IReadOnlyList<ReportDocument> s_site = Site(
        [s_run], [new("MessagePack") { Calls = [new(null, Inline.Of("Serialize(value)"))] }], [], "../../../CONTRIBUTING.md");

    [Fact]
    public void Each_page_forbids_itself_everything_but_its_style_and_script()
    {
        s_site.Count.ShouldBe(2 + s_quick.Serializers.Where(info => !info.IsReference).Select(info => info.Library).Distinct().Count());
        s_site.ShouldAllBe(page => Page(page.Sections).Contains("content=\"default-src 'none'; style-src 'sha256-"));
    }

    [Fact]
    public void The_page_of_a_library_answers_first_and_has_the_facts_of_each_row()
    {
        var page = Text("libraries/MessagePack");

        Regex.Matches(page, "<h2[^>]*>([^<]*)").Select(heading => heading.Groups[1].Value).ShouldBe(
        [
            "Is it fast?", "What does it lose?", "What breaks between versions?", "Is it safe?", "Is it alive?", "How is it called?",
            "Is something wrong here?",
            "MessagePack/attributes", "MessagePack/contractless", "All runs",
        ]);
        var line = Regex.Match(page, "<tr><th scope=\"row\"><a href=\"#row-MessagePack-attributes\">.*").Value;
        var ranked = RankingOf(s_quick).Serializers.Single(row => row.Name == "MessagePack/attributes");
        line.ShouldContain($"data-v=\"{ranked.Serialize!.Value.Value:G4}\"");
        line.ShouldContain($"({Digits.Ratio(ranked.Deserialize!.Value.Interval!.Value.Low)}-");
        line.ShouldContain("<a href=\"../runs/quick.html#filter=MessagePack\">quick</a>");
        page.ShouldContain("Serialize(value)");
        page.ShouldContain("<a href=\"../../../CONTRIBUTING.md#is-your-library-measured-wrongly\">contest it</a>");
        page.ShouldContain(s_quick.Serializers.First(info => info.Library == "MessagePack").Version!);
    }

    [Fact]
    public void The_index_has_each_row_without_a_number_and_why()
    {
        CaseResult Missing(CaseResult result, int i) => result.Id.Serializer.StartsWith("MemoryPack", StringComparison.Ordinal)
            ? result with { Experiments = Parts.Ended(ExperimentNames.Speed, Outcome.Unavailable, i % 3 == 0 ? "rarely" : "no package") }
            : result;
        var run = new GalleryRun("quick", s_quick with { Cases = [.. s_quick.Cases.Select(Missing)] }, [new SpeedReport()], null);
        var index = Page(Site([run], [], [])[0].Sections);
        var section = index[index.IndexOf("id=\"not-measured\"", StringComparison.Ordinal)..];
        section.ShouldContain("no package");
        section.ShouldNotContain("rarely");
        section.ShouldNotContain("System.Text.Json/reflection");
    }

    [Fact]
    public void The_same_case_may_lose_other_members_in_another_run()
    {
        var lossy = s_quick with { Cases = [.. s_quick.Cases.Select(result => result.Lossy("A: value"))] };
        var other = lossy with { Cases = [.. lossy.Cases.Select(result => result with { Lost = ["B: value"] })] };
        var site = Site([new("a", lossy, [new SpeedReport()]), new("b", other, [new SpeedReport()])], [], []);

        Page(site.Single(page => page.Name == "libraries/MemoryPack").Sections).ShouldContain("<b>MemoryPack</b>: A: value, B: value (");
    }

    [Fact]
    public void The_page_of_a_run_is_a_fraction_of_its_report_and_has_its_answer_overview_and_tables()
    {
        var whole = Page(RunReport.Create(s_quick, [new SpeedReport()]).Sections);
        var page = Text("runs/quick");

        page.Length.ShouldBeLessThan(whole.Length / 2);
        page.ShouldContain("Answer for quick");
        page.ShouldContain("id=\"overview\"");
        Regex.Count(page, "<table").ShouldBe(Regex.Count(whole, "<table") - Omitted(whole));
        page.ShouldNotContain("in charts");
        page.ShouldContain("href=\"../contents.html#runs\"");
        page.ShouldContain("href=\"../../../docs/results/quick.json\"");
        Regex.Matches(page, "href=\"#([^\"]+)\"").Select(match => match.Groups[1].Value).ShouldBeSubsetOf(Anchors(page));
    }

    [Fact]
    public void The_index_has_a_line_and_the_best_picture_of_each_run()
    {
        var page = Text("contents");

        page.ShouldContain("<a href=\"runs/quick.html\">quick</a>");
        page.ShouldContain(s_quick.Run.Description!);
        page.ShouldContain("<a href=\"libraries/System.Text.Json.html\">System.Text.Json</a>");
        s_run.Picture.ShouldBeOfType<PairedBarChart>();
        Regex.Count(page, "<svg").ShouldBe(1);
    }

    [Fact]
    public void The_page_of_a_publication_has_both_numbers_the_factor_and_the_verdict()
    {
        var entry = new PublishedEntry
        {
            Name = "Packer",
            SerializerName = "MemoryPack",
            Dataset = "Users",
            Count = 20,
            Operation = Operation.Serialize,
            Target = "net6.0",
            Baseline = "Base",
            BaselineRow = "System.Text.Json/reflection",
            BaselineTarget = "net6.0",
            Ratios = [(PublishedQuantity.Time, 0.5, 0)],
        };
        var published = new PublishedPage
        {
            Source = "S",
            Name = "quick",
            Rows = new Dictionary<string, PublishedRow?>(),
            Tables = [],
            Entries = [entry],
        };
        var judged = JudgedPage.Of(published, [s_quick]);
        var figure = judged.Figures.ShouldHaveSingleItem();

        var page = Page(Site([s_run], [], [judged]).Single(page => page.Name == "published/quick").Sections);

        figure.Agrees.ShouldBe(false);
        var line = Regex.Match(page, "<th scope=\"row\">Packer<.*").Value;
        line.ShouldContain("data-v=\"0.5\">0.50<");
        line.ShouldContain($"data-v=\"{figure.Ours:G6}\">");
        line.ShouldContain($"data-v=\"{figure.Factor:G6}\">");
        line.ShouldContain("<td>differs");
        page.ShouldContain("<a href=\"../runs/quick.html\">quick</a>");
    }

    [ChromiumFact]
    public void A_browser_sorts_and_filters_a_page_without_the_numbers_of_a_run()
    {
        var file = Path.Combine(Directory.CreateTempSubdirectory("roundup site ").FullName, "MessagePack.html");
        File.WriteAllText(file, Text("libraries/MessagePack"));

        var (dom, log) = Chromium.Opened(new Uri(file).AbsoluteUri + "#filter=contractless&t2=1d");

        var rows = Regex.Matches(dom, "<tr( hidden=\"\")?><th scope=\"row\"><a[^>]*>([^<]*)").ToList();
        rows.Count.ShouldBe(6);
        rows.ShouldAllBe(row => row.Groups[1].Success == !row.Groups[2].Value.EndsWith("contractless"));
        dom.ShouldContain("3 of 6 rows of all tables");
        dom.ShouldContain("aria-sort=\"descending\"");
        log.ShouldNotContain("CONSOLE");
        Directory.Delete(Path.GetDirectoryName(file)!, recursive: true);
    }

    /// <summary>Nothing is said where no other version was checked.</summary>
    [Fact]
    public void The_page_of_a_library_says_since_which_version_a_check_fails()
    {
        var name = SerializerVersions.Folder + "/Newtonsoft.Json";
        var versions = Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", name + ".json.br"));

        var page = System.Net.WebUtility.HtmlDecode(Page(Site([s_run], [], [], versions: [new(name, versions)])
            .Single(page => page.Name == "libraries/Newtonsoft.Json").Sections));

        page.ShouldContain("<h2 id=\"since\">Since which version?");
        page.ShouldContain(
            "Newtonsoft.Json was checked in the versions 9.0.1, 11.0.1, 12.0.1, 12.0.3, 13.0.1, 13.0.2, 13.0.3, 13.0.4 on net10.0;");
        page.ShouldContain("Floats Double: -0 → 0 · since 13.0.2 (13.0.1: passed), until 13.0.3 (passed)");
        page.ShouldContain("ClockTimes Value: 12:30 → 12:30 · since 9.0.1 or earlier, until 13.0.2 (passed)");
        Text("libraries/Newtonsoft.Json").ShouldNotContain("Since which version?");
    }

    [Fact]
    public void Each_run_and_each_row_has_an_anchor_of_its_own()
    {
        var rows = s_quick.Serializers.Where(info => info.Library == "System.Text.Json").Take(2).ToList();
        string Renamed(string name) => name == rows[0].Name ? "X/a+b" : name == rows[1].Name ? "X/a-b" : name;
        var file = s_quick with
        {
            Serializers = [.. s_quick.Serializers.Select(info => info with { Name = Renamed(info.Name) })],
            Cases = [.. s_quick.Cases.Select(one => one with { Id = one.Id with { Serializer = Renamed(one.Id.Serializer) } })],
        };
        string[] names = ["net8.0", "net8-0", "published", "libraries"];
        var site = Site([.. names.Select(name => new GalleryRun(name, file, [new SpeedReport()]))], [], []);

        var ofRuns = Anchors(Page(site.Single(page => page.Name == "contents").Sections));
        var ofRows = Anchors(Page(site.Single(page => page.Name == "libraries/System.Text.Json").Sections));
        ofRuns.ShouldBeUnique();
        names.Select(name => "run-" + name).ShouldBeSubsetOf(ofRuns);
        ofRows.ShouldBeUnique();
        ofRows.Where(anchor => anchor.StartsWith("row-")).ShouldBe(["row-X-a-b", "row-X-a-b-2"]);
    }

    [Fact]
    public void Pages_have_names_of_their_own_in_every_file_system() =>
        PageNames.List(["A/b", "a-b", "..", "System.Text.Json", "ä"]).ShouldBe(["A-b", "a-b-2", "page", "System.Text.Json", "-"]);

    /// <summary>The site without what a catalogue knows.</summary>
    internal static IReadOnlyList<ReportDocument> Site(
        IReadOnlyList<GalleryRun> runs,
        IReadOnlyList<GalleryLibrary> known,
        IReadOnlyList<JudgedPage> published,
        string? contributing = null,
        IReadOnlyList<NamedResults>? versions = null)
    {
        var libraries = MeasuredLibrary.AllOf(runs, known);
        var sheets = SerializerSheets.Create(
            [.. libraries.Select(library => library.Sheet)], [.. runs.Select(run => run.Named)],
            new(new HashSet<string>(), _ => null, _ => null), versions ?? []);
        return GallerySite.Create(runs, libraries, sheets, published, contributing);
    }

    private static Ranking RankingOf(ResultsFile file) => RoundupResults.Speed(file)!.Rankings[0];

    /// <summary>The trade-offs beyond the first have no table.</summary>
    private static int Omitted(string whole)
    {
        var section = whole[whole.IndexOf("id=\"time-and-size\"", StringComparison.Ordinal)..];
        return Regex.Count(section[..section.IndexOf("</section>", StringComparison.Ordinal)], "<table") - 1;
    }

    private static IReadOnlyList<string> Anchors(string page) =>
        [.. Regex.Matches(page, " id=\"([^\"]+)\"").Select(match => match.Groups[1].Value)];

    private static string Text(string name) => Page(s_site.Single(page => page.Name == name).Sections);

    private static string Page(IReadOnlyList<Section> sections) =>
        Render.In(ReportFormats.All.Single(format => format.Name == "html"), new Report(sections, []));
}
