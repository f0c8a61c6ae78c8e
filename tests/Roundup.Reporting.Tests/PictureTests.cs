using System.Xml.Linq;

namespace Roundup.Reporting.Tests;

/// <summary>Pictures of a run for other pages.</summary>
public partial class PictureTests
{
    private static readonly string[] s_speed = ["summary", "heatmap", "tradeoff", "growth"];

    private static readonly Report s_quick = RunReport.Of(
        StoredResultsTests.Read("quick"), [new SpeedReport()]);

    private static readonly Report s_growing = SpeedReport.Of(MadeRun.Growing());

    private static readonly Report s_firstCalls = RunReport.Of(FirstCallSampleRun.Rich(), [new FirstCallReport()]);

    public static TheoryData<string> All => ["summary", "heatmap", "tradeoff", "growth", "first-call"];

    [Theory]
    [InlineData("summary")]
    [InlineData("heatmap")]
    public void The_pictures_of_a_stored_run_are_as_agreed(string name) =>
        Golden.ShouldMatch(Svg(s_quick, name, false), $"picture-{name}.svg");

    [Theory]
    [MemberData(nameof(All))]
    public void Says_all_that_it_takes_to_understand_it_alone(string name)
    {
        var texts = Texts(Svg(Of(name), name, false));

        texts.ShouldContain("Lower is better");
        texts.ShouldContain("Roundup ");
        texts.ShouldContain("net10.0");
        texts.ShouldMatch("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Has_the_same_drawing_in_light_and_dark_with_colours_of_the_palette_alone(string name)
    {
        var (light, dark) = (Svg(Of(name), name, false), Svg(Of(name), name, true));

        Style().Replace(dark, "").ShouldBe(Style().Replace(light, ""));
        Colour().Matches(light).Select(match => match.Value).ShouldBeSubsetOf(Palette.Colours.Values.Select(shades => shades.Light));
        Colour().Matches(dark).Select(match => match.Value).ShouldBeSubsetOf(Palette.Colours.Values.Select(shades => shades.Dark));
        Colour().IsMatch(Style().Replace(light, "")).ShouldBeFalse();
        light.ShouldNotContain("@media");
        XDocument.Parse(light).Descendants().Select(element => element.Attribute("class")?.Value).OfType<string>()
            .ShouldBeSubsetOf(Palette.Colours.Keys.Append("chart"));
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Is_legible_at_400_pixels(string name)
    {
        var svg = XDocument.Parse(Svg(Of(name), name, false)).Root!;
        var scale = 400 / double.Parse(svg.Attribute("viewBox")!.Value.Split(' ')[2], System.Globalization.CultureInfo.InvariantCulture);

        svg.DescendantsAndSelf().Attributes("font-size")
            .Select(size => double.Parse(size.Value, System.Globalization.CultureInfo.InvariantCulture) * scale)
            .ShouldAllBe(size => size > 10);
    }

    [Fact]
    public void Shows_the_best_rows_and_the_baseline_and_says_how_many_are_left_out()
    {
        var texts = Texts(Svg(s_quick, "summary", false));

        texts.ShouldContain("MemoryPack");
        texts.ShouldContain("System.Text.Json/reflection");
        texts.ShouldNotContain("YamlDotNet");
        texts.ShouldContain("8 of 18 rows: the fastest, and the baseline.");
    }

    [Fact]
    public void A_baseline_without_a_number_is_not_said_to_be_shown()
    {
        var file = FirstCallSampleRun.Rich();
        var cases = file.Cases.Where(one => one.Id.Serializer == "Newtonsoft.Json" && one.Id.Table.Target == "net10.0").ToList();
        var info = file.Serializers.Single(one => one.Name == "Newtonsoft.Json");
        string[] names = [.. Enumerable.Range(1, 12).Select(n => $"Newtonsoft.Json/{n}")];
        var many = file with
        {
            Serializers = [.. file.Serializers, .. names.Select(name => info with { Name = name })],
            Cases =
            [
                .. file.Cases.Where(one => one.Id.Table.Target == "net10.0"),
                .. from name in names from one in cases select one with { Id = one.Id with { Serializer = name } },
            ],
        };
        var without = many with { Cases = [.. many.Cases.Where(one => one.Id.Serializer != "System.Text.Json/reflection")] };
        string Picture(ResultsFile run) => Texts(Svg(RunReport.Of(run, [new FirstCallReport()]), "first-call", false));

        Picture(many).ShouldContain("9 of 16 rows: the fastest, and the baseline.");
        Picture(without).ShouldContain("8 of 15 rows: the fastest.");
    }

    [Fact]
    public void A_run_without_what_a_picture_shows_has_none()
    {
        var nothing = SpeedReport.Of(SampleRun.NothingMeasured());

        nothing.Pictures.Select(picture => picture.Kind.Name).ShouldBe(s_speed);
        nothing.Pictures.ShouldAllBe(picture => picture.Svg(false) == null);
        s_quick.Pictures.Single(picture => picture.Kind.Name == "growth").Svg(false).ShouldBeNull();
        RunReport.Of(FirstCallSampleRun.Nothing(), [new FirstCallReport()]).Pictures.ShouldHaveSingleItem().Svg(false).ShouldBeNull();
    }

    [Fact]
    public void Text_from_outside_is_text()
    {
        const string Name = "<script>&\"'\u202E";
        Chart[] charts =
        [
            new HeatMapChart("f", Name, Name, [new(Name, Name, Name)], [new(Name, RowKind.Plain, [1.0]) { Detail = Name }])
            {
                Footer = [Name],
            },
            new StackedBarChart(
                "f", Name, Name, Name, [(Meaning.Compiled, Name)], Name,
                [new(Name, RowKind.Plain, [(Meaning.Compiled, 1e6)], null, 1e5, Name)]),
            new BarChart("f", Name, Name, Meaning.Serialize, [new(Name, [new Bar(Name, RowKind.Plain, 1, null, Name)])]),
            new PairedBarChart(
                "f", Name, Name, new(Name, Name, Name, Name), [new(Name, [new Pair(Name, RowKind.Plain, 1, 2, Name) { Detail = Name }])]),
            new LineChart("f", Name, Name, [new(Name, [(1, 1), (2, 2)], true, Meaning.Worse)]),
            new ScatterChart("f", Name, Name, [new(Name, 1, 1, Meaning.Better, true, true) { Version = Name }]),
        ];

        foreach (var chart in charts)
        {
            foreach (var look in new[] { SvgLook.Page, SvgLook.File, SvgLook.Picture(true) })
            {
                var svg = SvgFormat.Draw(chart, look);
                svg.ShouldContain("&lt;script&gt;&amp;&quot;&#39;");
                svg.ShouldNotContain("<script");
                svg.ShouldNotContain('\u202E');
                XDocument.Parse(svg);
            }
        }
    }

    [Fact]
    public void A_first_call_is_the_sum_of_its_parts()
    {
        var chart = s_firstCalls.Sections.SelectMany(section => section.Blocks).OfType<StackedBarChart>().First();
        var analysed = Roundup.Analysis.Experiments.FirstCall.FirstCallAnalysis.Analyse(FirstCallSampleRun.Rich(), null);

        foreach (var bar in chart.Rows)
        {
            var row = analysed.Rows.First(one =>
                one.Name == bar.Name && chart.Title.StartsWith(one.Operation.ToString(), StringComparison.Ordinal));
            bar.Ns.ShouldBe(row.First!.Time.Median, 0.001);
            var rest = row.First[FirstCallQuantities.Rest]?.Median ?? row.First.Time.Median;
            bar.Parts.Single(part => part.Meaning != Meaning.Compiled).Ns.ShouldBe(rest, 0.001);
        }
    }

    private static Report Of(string name) => name switch { "growth" => s_growing, "first-call" => s_firstCalls, _ => s_quick };

    private static string Svg(Report report, string name, bool isDark) =>
        report.Pictures.Single(picture => picture.Kind.Name == name).Svg(isDark)!;

    private static string Texts(string svg) => string.Join(
        ' ', XDocument.Parse(svg).Descendants().Where(element => element.Name.LocalName == "text").Select(element => element.Value));

    [GeneratedRegex("<style>.*?</style>")]
    private static partial Regex Style();

    [GeneratedRegex("#[0-9a-f]{6}")]
    private static partial Regex Colour();
}
