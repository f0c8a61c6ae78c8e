using System.Xml.Linq;
using Roundup.Analysis.Statistics;

namespace Roundup.Reporting.Tests;

public class ChartTests
{
    public static TheoryData<string> AllCharts => [.. s_charts.Value.Keys];

    [Theory]
    [InlineData("rich: charts/serialize-users-bytes-net10-0.svg", "chart-log.svg")]
    [InlineData("rich: charts/serialize-odd-data-stream-net10-0.svg", "chart-extreme.svg")]
    [InlineData("growing: charts/serialize-users-bytes-net10-0.svg", "chart-panels.svg")]
    [InlineData("growing: charts/growth-serialize-users-bytes-net10-0.svg", "chart-growth.svg")]
    [InlineData("growing: charts/time-and-size-users-100-bytes-net10-0.svg", "chart-time-and-size.svg")]
    [InlineData("first calls: charts/first-calls-serialize-bytes-net10-0.svg", "chart-first-calls.svg")]
    public void The_pictures_are_as_agreed(string chart, string golden) =>
        Golden.ShouldMatch(SvgFormat.Draw(s_charts.Value[chart], SvgLook.File), golden);

    [Fact]
    public void One_bar_alone_makes_no_chart()
    {
        // The table of net9.0 has one measured row, those of Deserialize none.
        new SpeedRun(SampleRun.Rich()).Charts.Times.Select(c => c.Chart.Title)
            .ShouldBe(["Serialize Users, Bytes, net10.0", "Serialize Users, String, net10.0", "Serialize Odd|data, Stream, net10.0"]);
        All(SampleRun.Empty()).ShouldBeEmpty();
        All(SampleRun.NothingMeasured()).ShouldBeEmpty();
    }

    [Fact]
    public void Joined_targets_share_a_picture_and_each_bar_has_its_own()
    {
        var chart = new SpeedRun(SampleTables.Joined()).Charts.Times.ShouldHaveSingleItem().Chart;
        chart.Title.ShouldEndWith("net9.0, net10.0, NativeAOT");
        Bars(chart)
            .Select(b => b.Value)
            .ShouldAllBe(t => t.Contains(" on net9.0:") || t.Contains(" on net10.0:") || t.Contains(" on NativeAOT:"));
    }

    [Theory]
    [MemberData(nameof(AllCharts))]
    public void A_picture_is_xml_that_loads_and_runs_nothing(string chart)
    {
        var svg = Parse(chart);
        svg.Elements().Take(2).Select(e => e.Name.LocalName).ShouldBe(["title", "desc"]);
        svg.Elements().Count(e => e.Name.LocalName == "style").ShouldBe(1);
        svg.Descendants()
            .Select(e => e.Name.LocalName)
            .Distinct()
            .ShouldBeSubsetOf(["title", "desc", "style", "rect", "text", "tspan", "g", "path", "circle"]);
        svg.DescendantsAndSelf()
            .Attributes()
            .Select(a => a.Name.LocalName)
            .ShouldNotContain(a => a.StartsWith("on", StringComparison.Ordinal) || a == "href" || a == "style" || a == "id");
        svg.ToString().ShouldNotContain("url(");
        svg.Descendants().Where(e => e.Attribute("class")?.Value == Palette.Ground).ShouldHaveSingleItem("nothing else is invisible");
    }

    [Theory]
    [MemberData(nameof(AllCharts))]
    public void Nothing_leaves_the_picture(string chart)
    {
        var svg = Parse(chart);
        var (width, height) = (Number(svg, "width"), Number(svg, "height"));
        foreach (var element in svg.Elements().Skip(4).DescendantsAndSelf())
        {
            foreach (var name in new[] { "x", "x1", "x2", "cx" }.Where(n => element.Attribute(n) is not null))
            {
                Number(element, name).ShouldBeInRange(0, width);
            }

            foreach (var name in new[] { "y", "y1", "y2", "cy" }.Where(n => element.Attribute(n) is not null))
            {
                Number(element, name).ShouldBeInRange(0, height);
            }
        }
    }

    [Fact]
    public void Bars_stand_in_the_order_of_the_table_with_their_marks()
    {
        var titles = Bars(s_charts.Value["rich: charts/serialize-users-bytes-net10-0.svg"])
            .Select(b => b.Value)
            .ToList();
        titles[0].ShouldBe("System.Text.Json/source-generator: 34.11 us, 95 % interval 33.57 us to 34.66 us");
        titles[1].ShouldEndWith("; baseline");
        titles[3].ShouldEndWith("; lossy L1");
        titles[^1].ShouldStartWith("handwritten: 0.812 us");
        titles[^1].ShouldEndWith("; reference");
    }

    [Fact]
    public void Lengths_on_a_linear_axis_are_in_proportion()
    {
        var svg = Drawn(new("p", [new("a", RowKind.Plain, 100, null, null), new("b", RowKind.Plain, 4_000, null, null)]));
        svg.ShouldContain("linear scale from 0");
        svg.ShouldNotContain("<circle");
        var lengths = Lengths(svg);
        (lengths[1] / lengths[0]).ShouldBe(40, 0.1);
    }

    [Fact]
    public void A_wide_range_has_points_on_a_logarithmic_axis_and_no_bar()
    {
        var interval = new Interval(4_000, 6_000);
        var svg = Drawn(new("p", [new("a", RowKind.Plain, 100, null, null), new("b", RowKind.Plain, 5_100, interval, null)]));
        svg.ShouldContain("logarithmic scale");
        svg.ShouldNotContain("linear");
        var drawing = XDocument.Parse(svg).Root!;
        drawing.Descendants().Count(e => e.Name.LocalName == "rect").ShouldBe(1, "the ground alone");
        Marks(svg).Select(mark => mark.Name.LocalName).ShouldBe(["circle", "circle"]);

        var centre = Number(Marks(svg)[1], "cx");
        var whisker = drawing.Elements().First(e => e.Attribute("class")?.Value == Palette.Ink).Attribute("d")!.Value;
        var ends = System.Text.RegularExpressions.Regex.Match(whisker, "^M([0-9.]+) [0-9.]+H([0-9.]+)");
        double.Parse(ends.Groups[1].Value, CultureInfo.InvariantCulture).ShouldBeLessThan(centre);
        double.Parse(ends.Groups[2].Value, CultureInfo.InvariantCulture).ShouldBeGreaterThan(centre);
    }

    [Fact]
    public void A_row_that_is_far_slower_takes_no_length_from_the_rows_that_a_reader_chooses_among()
    {
        Bar[] fast = [.. Enumerable.Range(1, 9).Select(i => new Bar($"row {i}", RowKind.Plain, 100 + (10 * i), null, null))];
        var panel = new BarPanel("p", [.. fast, new("slow", RowKind.Plain, 4_000, new(3_900, 4_100), null)]);
        var svg = Drawn(panel);

        panel.Axis.Place(fast[7].Value).ShouldBeGreaterThan(0.15, "on an axis for all bars it would be 0.04");
        svg.ShouldContain("linear scale from 0; longer bars are cut");
        svg.ShouldContain(">4,000 ns<");
        Cuts(svg).ShouldBe(["slow: 4,000 ns, 95 % interval 3,900 ns to 4,100 ns"]);
    }

    [Fact]
    public void Of_a_pair_each_bar_that_is_far_longer_than_the_others_is_cut()
    {
        var fast = Enumerable.Range(1, 8).Select(i => new BarPair($"row {i}", RowKind.Plain, 0.1 * i, 0.1 * i));
        BarPair[] pairs = [.. fast, new("slow", RowKind.Plain, 3, 40)];
        var svg = SvgFormat.Draw(new PairedBarChart("f", "t", "s", new("write", "read", " s", "time"), [new("p", pairs)]), SvgLook.File);

        Cuts(svg).ShouldBe(["slow: 3 s · 40 s"]);
        svg.ShouldContain("linear scale from 0; longer bars are cut");
        svg.ShouldContain(">3 s · 40 s<");
    }

    [Theory]
    [InlineData(false, 800)]
    [InlineData(true, 4_000)]
    public void No_bar_is_cut_that_is_the_baselines_or_not_far_longer_than_the_others(bool isBaseline, double longest)
    {
        var rows = Enumerable.Range(0, 8).Select(i => new Bar($"row {i}", RowKind.Plain, 200 + i, null, null));
        var svg = Drawn(new("p", [.. rows, new("far", isBaseline ? RowKind.Baseline : RowKind.Plain, longest, null, null)]));

        Cuts(svg).ShouldBeEmpty();
        svg.ShouldNotContain("cut");
    }

    /// <summary>What is said of the bars that are cut.</summary>
    private static IEnumerable<string> Cuts(string svg) => XDocument.Parse(svg).Descendants()
        .Where(e => e.Name.LocalName == "rect" && e.ElementsAfterSelf().FirstOrDefault()?.Name.LocalName == "path" && e.HasElements)
        .Select(e => e.Value);

    [Theory]
    [MemberData(nameof(AllCharts))]
    public void No_bar_stands_on_a_logarithmic_axis(string chart)
    {
        var bars = Parse(chart).Descendants().Where(e => e.Name.LocalName == "rect" && e.Elements().Any(t => t.Name.LocalName == "title"));
        switch (s_charts.Value[chart])
        {
            case BarChart { Panels: var panels }:
                bars.Count().ShouldBe(panels.Where(panel => !panel.Axis.IsLog).Sum(panel => panel.Bars.Count));
                break;
            case PairedBarChart or StackedBarChart:
                Parse(chart).Value.ShouldNotContain("logarithmic");
                break;
            default:
                bars.ShouldBeEmpty();
                break;
        }
    }

    [Fact]
    public void An_interval_that_leaves_a_logarithmic_axis_ends_in_an_arrow_on_either_side()
    {
        Bar[] bars = [new("a", RowKind.Plain, 100, new Interval(0.01, 1e9), null), new("b", RowKind.Plain, 9_000, null, null)];
        Drawn(new("p", bars)).ShouldContain("-3l-4 3l4 3");
        Drawn(new("p", bars)).ShouldContain("l4 3l-4 3");
    }

    [Fact]
    public void A_reference_has_no_say_in_the_scale()
    {
        Drawn(new(
            "p",
            [
                new("a", RowKind.Plain, 100, null, null),
                new("b", RowKind.Plain, 120, null, null),
                new("f", RowKind.Reference, 0.1, null, null),
            ]))
            .ShouldContain("linear scale from 0");
    }

    [Fact]
    public void An_interval_of_two_launches_does_not_press_the_bars_to_the_left()
    {
        Bar[] bars = [new("a", RowKind.Plain, 100, new Interval(1, 10_000), null), new("b", RowKind.Plain, 90, null, null)];
        var lengths = Lengths(Drawn(new("p", bars)));
        lengths[0].ShouldBeGreaterThan(300);
    }

    [Fact]
    public void Sizes_have_an_axis_of_bytes()
    {
        Axis.For([100, 200], [100, 200], Numbers.Scale.Bytes).Ticks.Count.ShouldBeGreaterThan(3);
        var log = Axis.For([100, 20_000], [100, 20_000], Numbers.Scale.Bytes);
        log.Ticks.Select(log.Label).ShouldBe(["10 B", "100 B", "1,000 B", "10,000 B"]);
    }

    [Theory]
    [InlineData(1, 17, 6)]
    [InlineData(0.3, 0.9, 4)]
    [InlineData(812, 2_450_130, 6)]
    [InlineData(1, 90e9, 12)]
    public void An_axis_has_a_few_ticks_up_to_the_largest(double smallest, double largest, int most)
    {
        var axis = Axis.For([smallest, largest], [smallest, largest]);
        axis.Ticks.Count.ShouldBeInRange(3, Math.Max(most, 7));
        axis.Ticks.Select(axis.Label).ShouldBeUnique();
        axis.Place(smallest).ShouldBeGreaterThan(0);
        axis.Place(largest).ShouldBeInRange(0.7, 1);
        axis.Place(axis.From).ShouldBe(0);
    }

    [Fact]
    public void File_names_are_plain_and_each_given_once()
    {
        var names = new ChartNames();
        string[] datasets = ["../a b", "A|b", "日本", new string('x', 300)];
        string[] given = [.. datasets.Select(dataset => names.Format("serialize", dataset, "Bytes", "net10.0"))];
        given.Take(3)
            .ShouldBe(
            [
                "charts/serialize-a-b-bytes-net10-0.svg",
                "charts/serialize-a-b-bytes-net10-0-2.svg",
                "charts/serialize-bytes-net10-0.svg",
            ]);
        given[3].Length.ShouldBeLessThan(100);
    }

    [Theory]
    [InlineData("a&b <i>\"x\"'", "a&amp;b &lt;i&gt;&quot;x&quot;&#39;")]
    [InlineData("one\ntwo\u0001", "one two\\u0001")]
    public void Text_is_made_literal(string text, string expected) => SvgText.Escape(text).ShouldBe(expected);

    [Fact]
    public void What_xml_cannot_have_is_replaced() => SvgText.Escape("\ud800x\uffff").ShouldBe("\\uD800x\ufffd");

    [Fact]
    public void A_long_name_loses_its_middle()
    {
        var name = "System.Text.Json/source-generator-with-many-words-behind-it + brotli/fastest";
        var shorter = SvgText.Fit(name, 200);
        SvgText.Width(shorter).ShouldBeLessThanOrEqualTo(200);
        shorter.ShouldStartWith("System.Text");
        shorter.ShouldEndWith("/fastest");
        SvgText.Fit("short", 200).ShouldBe("short");
        SvgText.Fit(string.Concat(Enumerable.Repeat("😀", 60)), 100).EnumerateRunes().ShouldNotContain(System.Text.Rune.ReplacementChar);
    }

    [Fact]
    public void Every_picture_of_the_report_is_there_and_no_other()
    {
        foreach (var run in new[] { SampleRun.Rich(), MadeRun.Growing(), SampleTables.Joined() })
        {
            var report = Render.Full(run);
            var shown = System.Text.RegularExpressions.Regex.Matches(report, @"!\[[^\n]*\]\(([^)]+)\)")
                .Select(m => m.Groups[1].Value)
                .ToList();
            shown.ShouldBe(All(run).Select(c => c.FileName), ignoreOrder: true);
        }
    }

    private static string Drawn(BarPanel panel) => SvgFormat.Draw(new BarChart("file", "t", "s", Meaning.Serialize, [panel]), SvgLook.File);

    private static readonly Lazy<Dictionary<string, Chart>> s_charts = new(() => new (string Name, AnalysedRun Run)[]
        {
            ("rich", SampleRun.Rich()),
            ("growing", MadeRun.Growing()),
            ("joined", SampleTables.Joined()),
        }
        .SelectMany(r => All(r.Run).Select(chart => (Name: $"{r.Name}: {chart.FileName}", chart)))
        .Concat(FirstCalls.Select(chart => (Name: $"first calls: {chart.FileName}", chart)))
        .ToDictionary(c => c.Name, c => c.chart));

    private static IEnumerable<Chart> FirstCalls =>
        RunReport.Create(FirstCallSampleRun.Rich(), [new FirstCallReport()]).Sections.SelectMany(section => section.Blocks).OfType<Chart>();

    private static IReadOnlyList<Chart> All(AnalysedRun run)
    {
        var charts = new SpeedRun(run).Charts;
        return
        [
            .. charts.Times.Select(chart => chart.Chart), .. charts.Growths.Values,
            .. charts.TradeOffs, .. charts.Overviews.Values,
        ];
    }

    private static XElement Parse(string chart) => XDocument.Parse(SvgFormat.Draw(s_charts.Value[chart], SvgLook.File)).Root!;

    private static double Number(XElement element, string attribute) =>
        double.Parse(element.Attribute(attribute)!.Value, CultureInfo.InvariantCulture);

    private static List<XElement> Bars(Chart chart) => Marks(SvgFormat.Draw(chart, SvgLook.File));

    /// <summary>The bars or points, each with its title inside.</summary>
    private static List<XElement> Marks(string svg) =>
        [.. XDocument.Parse(svg).Root!.Descendants().Where(e => e.Elements().FirstOrDefault()?.Name.LocalName == "title")];

    private static List<double> Lengths(string svg) => [.. Marks(svg).Select(bar => Number(bar, "width"))];
}
