using System.Xml.Linq;

namespace Roundup.Reporting.Tests;

/// <summary>Pictures of a run for other pages.</summary>
public partial class PictureTests
{
    private static readonly Report s_quick = RunReport.Create(
        StoredResultsTests.Read("quick"), [new SpeedReport()]);

    [Fact]
    public void The_picture_of_a_stored_run_is_as_agreed() => Golden.ShouldMatch(Svg(s_quick), "picture-summary.svg");

    [Fact]
    public void Says_all_that_it_takes_to_understand_it_alone()
    {
        var texts = Texts(Svg(s_quick));

        texts.ShouldContain("Lower is better");
        texts.ShouldContain("Roundup ");
        texts.ShouldContain("net10.0");
        texts.ShouldMatch("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    }

    [Fact]
    public void Has_the_same_drawing_in_light_and_dark_with_colours_of_the_palette_alone()
    {
        var (light, dark) = (Svg(s_quick), Svg(s_quick, isDark: true));

        Style().Replace(dark, "").ShouldBe(Style().Replace(light, ""));
        Colour().Matches(light).Select(match => match.Value).ShouldBeSubsetOf(Palette.Colours.Values.Select(shades => shades.Light));
        Colour().Matches(dark).Select(match => match.Value).ShouldBeSubsetOf(Palette.Colours.Values.Select(shades => shades.Dark));
        Colour().IsMatch(Style().Replace(light, "")).ShouldBeFalse();
        light.ShouldNotContain("@media");
        XDocument.Parse(light).Descendants().Select(element => element.Attribute("class")?.Value).OfType<string>()
            .ShouldBeSubsetOf(Palette.Colours.Keys.Append("chart"));
    }

    [Fact]
    public void Is_legible_at_400_pixels()
    {
        var svg = XDocument.Parse(Svg(s_quick)).Root!;
        var scale = 400 / double.Parse(svg.Attribute("viewBox")!.Value.Split(' ')[2], System.Globalization.CultureInfo.InvariantCulture);

        svg.DescendantsAndSelf().Attributes("font-size")
            .Select(size => double.Parse(size.Value, System.Globalization.CultureInfo.InvariantCulture) * scale)
            .ShouldAllBe(size => size > 10);
    }

    [Fact]
    public void Shows_the_best_rows_and_the_baseline_and_says_how_many_are_left_out()
    {
        var texts = Texts(Svg(s_quick));

        texts.ShouldContain("MemoryPack");
        texts.ShouldContain("System.Text.Json/reflection");
        texts.ShouldNotContain("YamlDotNet");
        texts.ShouldContain("8 of 18 serializers: the fastest, and the baseline.");
    }

    [Fact]
    public void A_run_without_what_a_picture_shows_has_none() =>
        SpeedReport.Create(SampleRun.NothingMeasured()).Pictures.ShouldHaveSingleItem().Svg(false).ShouldBeNull();

    [Fact]
    public void Text_from_outside_is_text()
    {
        const string Name = "<script>&\"'\u202E";
        Chart[] charts =
        [
            new StackedBarChart(
                "f", Name, Name, Name, [(Meaning.Compiled, Name)], Name,
                [new(Name, RowKind.Plain, [(Meaning.Compiled, 1e6)], null, 1e5, Name)]),
            new BarChart("f", Name, Name, Meaning.Serialize, [new(Name, [new Bar(Name, RowKind.Plain, 1, null, Name)])]),
            new PairedBarChart(
                "f", Name, Name, new(Name, Name, Name, Name),
                [new(Name, [new BarPair(Name, RowKind.Plain, 1, 2, Name) { Detail = Name }])]),
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
        var report = RunReport.Create(FirstCallSampleRun.Rich(), [new FirstCallReport()]);
        var chart = report.Sections.SelectMany(section => section.Blocks).OfType<StackedBarChart>().First();
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

    private static string Svg(Report report, bool isDark = false) => report.Pictures.ShouldHaveSingleItem().Svg(isDark)!;

    private static string Texts(string svg) => string.Join(
        ' ', XDocument.Parse(svg).Descendants().Where(element => element.Name.LocalName == "text").Select(element => element.Value));

    [GeneratedRegex("<style>.*?</style>")]
    private static partial Regex Style();

    [GeneratedRegex("#[0-9a-f]{6}")]
    private static partial Regex Colour();
}
