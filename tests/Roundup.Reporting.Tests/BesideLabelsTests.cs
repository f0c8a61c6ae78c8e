using System.Xml.Linq;

namespace Roundup.Reporting.Tests;

/// <summary>The names beside the points of a picture of time and size.</summary>
public class BesideLabelsTests
{
    private const double LineHeight = 13;

    public static TheoryData<int> Seeds => [.. Enumerable.Range(1, 20)];

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Each_name_is_drawn_once_in_the_picture_and_covers_neither_a_name_nor_a_point(int seed)
    {
        var random = new Random(seed);
        Dot[] dots =
        [
            // Two clusters, one at each end, and points between.
            .. Enumerable.Range(0, 4).Select(i => Named($"Fast{i}", 10_000 + random.Next(900), 80_000 + random.Next(9_000))),
            .. Enumerable.Range(4, 4).Select(i => Named($"Small{i}", 5_000 + random.Next(500), 900_000 + random.Next(90_000))),
            .. Enumerable.Range(0, 30).Select(i => new Dot(
                $"other {i}", 5_000 + random.Next(9_000), 100_000 + random.Next(900_000), Meaning.Row, IsHollow: false, IsNamed: false)),
        ];

        var svg = XDocument.Parse(SvgFormat.Draw(new ScatterChart("f", "t", "s", dots) { HasLabelsBeside = true }, SvgLook.File)).Root!;

        var boxes = dots.Where(dot => dot.IsNamed).Select(dot => BoxOf(svg, dot.Label)).ToList();
        foreach (var (i, box) in boxes.Index())
        {
            box.Left.ShouldBeGreaterThan(0);
            box.Right.ShouldBeLessThan(Number(svg, "width"));
            box.Top.ShouldBeGreaterThan(0);
            boxes.Skip(i + 1).ShouldAllBe(other =>
                box.Right <= other.Left || other.Right <= box.Left || box.Bottom <= other.Top || other.Bottom <= box.Top);
            svg.Descendants().Where(element => element.Name.LocalName == "circle")
                .Select(point => (X: Number(point, "cx"), Y: Number(point, "cy")))
                .ShouldAllBe(point => point.X < box.Left || point.X > box.Right || point.Y < box.Top || point.Y > box.Bottom);
        }
    }

    private static Dot Named(string name, double bytes, double ns) =>
        new(name, bytes, ns, Meaning.Better, IsHollow: false, IsNamed: true) { Label = [name, $"with {name}"] };

    private static (double Left, double Top, double Right, double Bottom) BoxOf(XElement svg, IReadOnlyList<string> label)
    {
        var lines = label.Select(line => svg.Descendants()
            .Where(element => element.Name.LocalName == "text" && element.Value == line).ShouldHaveSingleItem(line)).ToList();
        var (x, width) = (Number(lines[0], "x"), label.Max(line => SvgText.Width(line, SvgLook.File.Small)));
        var left = lines[0].Parent!.Attribute("text-anchor")?.Value == "end" ? x - width : x;
        return (left, Number(lines[0], "y") - LineHeight + 3, left + width, Number(lines[^1], "y") + 3);
    }

    private static double Number(XElement element, string name) =>
        double.Parse(element.Attribute(name)!.Value, System.Globalization.CultureInfo.InvariantCulture);
}
