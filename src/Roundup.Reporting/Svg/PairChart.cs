using System.Globalization;

namespace Roundup.Reporting.Svg;

/// <summary>Two bars below each other.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">What it is.</param>
/// <param name="First">The upper bar; null: none.</param>
/// <param name="Second">The lower bar; null: none.</param>
/// <param name="Note">What stands behind the numbers; null: nothing.</param>
internal sealed record Pair(string Name, BarKind Kind, double? First, double? Second, string? Note = null)
{
    /// <summary>Both values, where there are any.</summary>
    public IEnumerable<double> Values => new[] { First, Second }.OfType<double>();
}

/// <summary>Pairs under one title.</summary>
/// <param name="Title">What they have in common.</param>
/// <param name="Pairs">From the top.</param>
internal sealed record PairPanel(string Title, IReadOnlyList<Pair> Pairs);

/// <summary>What the bars of a picture are.</summary>
/// <param name="First">The upper bars.</param>
/// <param name="Second">The lower bars.</param>
/// <param name="Suffix">What is written behind a number, with a blank where it needs one.</param>
/// <param name="Words">What the axis is of.</param>
internal sealed record PairMeaning(string First, string Second, string Suffix, string Words);

/// <summary>
/// Horizontal bars in pairs, on one linear axis from 0 for all panels. A row that takes many times as long as most is cut, with an arrow:
/// its number is written out.
/// </summary>
internal static class PairChart
{
    private const double Width = 900;
    private const double Margin = 16;
    private const double RowHeight = 24;
    private const double BarHeight = 8;
    private const double PanelHead = 30;
    private const double PanelFoot = 44;
    private const double WidestLabel = 260;
    private const double Head = 62;
    private const double Foot = 30;
    private const int TicksWanted = 5;

    /// <summary>The axis ends at so many times the median of the bars, where one is longer.</summary>
    private const double CutFrom = 6;

    private static readonly double[] Steps = [1, 2, 2.5, 5, 10];

    /// <summary>The picture.</summary>
    /// <param name="title">What it shows.</param>
    /// <param name="subtitle">A line below it.</param>
    /// <param name="meaning">What the bars are.</param>
    /// <param name="panels">The panels; each has a pair, and some pair has a value above 0.</param>
    public static string Draw(string title, string subtitle, PairMeaning meaning, IReadOnlyList<PairPanel> panels)
    {
        var pairs = panels.SelectMany(panel => panel.Pairs).ToList();
        var values = pairs.SelectMany(pair => pair.Values).Where(value => value > 0).Order().ToList();
        var ticks = Ticks(Math.Min(values[^1], CutFrom * values[values.Count / 2]));
        var left = Margin + Math.Min(WidestLabel, pairs.Max(pair => SvgText.Width(pair.Name) + 4)) + 8;
        var right = Width - Margin - pairs.Max(pair => SvgText.Width(Text(pair, meaning), 11)) - 12;
        double X(double value) => left + (Math.Min(value / ticks[^1], 1) * (right - left));
        var height = Head + panels.Sum(panel => PanelHead + (panel.Pairs.Count * RowHeight) + PanelFoot) + Foot;
        var texts = panels.Select(panel =>
            $"{panel.Title}: {string.Join(", ", panel.Pairs.Select(pair => $"{pair.Name} {Text(pair, meaning)}"))}.");
        var writer = new SvgWriter(Width, height, title, $"{subtitle}. {string.Join(" ", texts)}");
        writer.Text(Margin, 28, title, size: 17, bold: true);
        writer.Text(Margin, 48, subtitle, fill: Palette.Faint);
        var top = Head;
        foreach (var panel in panels)
        {
            top = Panel(writer, panel, meaning, ticks, left, top, X);
        }

        Legend(writer, meaning, height - 13);
        return writer.Finish();
    }

    private static double Panel(
        SvgWriter writer,
        PairPanel panel,
        PairMeaning meaning,
        IReadOnlyList<double> ticks,
        double left,
        double top,
        Func<double, double> x)
    {
        var (first, last) = (top + PanelHead, top + PanelHead + (panel.Pairs.Count * RowHeight));
        writer.Open("g");
        writer.Text(Margin, top + 18, panel.Title, bold: true, size: 13);
        foreach (var tick in ticks)
        {
            writer.Line(x(tick), first - 3, x(tick), last + 3, tick == 0 ? Palette.Rule : Palette.Grid);
            writer.Text(x(tick), last + 17, Number(tick) + meaning.Suffix, "middle", Palette.Faint, 11);
        }

        writer.Text((left + x(ticks[^1])) / 2, last + 32, $"{meaning.Words}, linear scale from 0", "middle", Palette.Faint, 11);
        var labels = SvgText.FitNames(panel.Pairs.Select(pair => pair.Name), WidestLabel);
        foreach (var (pair, i) in panel.Pairs.Select((pair, i) => (pair, i)))
        {
            Draw(writer, pair, labels[pair.Name], meaning, ticks[^1], left, first + (i * RowHeight), x);
        }

        writer.Close();
        return last + PanelFoot;
    }

    private static void Draw(
        SvgWriter writer, Pair pair, string label, PairMeaning meaning, double most, double left, double top, Func<double, double> x)
    {
        writer.Open("g");
        writer.Content("title", $"{pair.Name}: {Text(pair, meaning)}");
        writer.Text(
            left - 8,
            top + (RowHeight / 2) + 4,
            label,
            "end",
            pair.Kind == BarKind.Floor ? Palette.Faint : Palette.Ink,
            bold: pair.Kind == BarKind.Baseline);
        Bar(pair.First, top + 3, Palette.Lines[0]);
        Bar(pair.Second, top + 3 + BarHeight + 1, Palette.Lines[1]);
        var end = pair.Values.Select(value => x(value) + (value > most ? 6 : 0)).DefaultIfEmpty(left).Max();
        writer.Text(end + 7, top + (RowHeight / 2) + 4, Text(pair, meaning), size: 11);
        writer.Close();

        void Bar(double? value, double y, string fill)
        {
            if (value is not { } length)
            {
                return;
            }

            var edge = x(length);
            writer.Element(
                "rect", ("x", left), ("y", y), ("width", Math.Max(1, edge - left)), ("height", BarHeight), ("fill", fill));
            if (length > most)
            {
                var path = $"M{SvgWriter.Number(edge)} {SvgWriter.Number(y)}l5 {SvgWriter.Number(BarHeight / 2)}"
                    + $"l-5 {SvgWriter.Number(BarHeight / 2)}z";
                writer.Element("path", ("d", path), ("fill", fill));
            }
        }
    }

    private static void Legend(SvgWriter writer, PairMeaning meaning, double y)
    {
        var x = Margin;
        foreach (var (text, fill) in new[] { (meaning.First, Palette.Lines[0]), (meaning.Second, Palette.Lines[1]) })
        {
            writer.Element("rect", ("x", x), ("y", y - BarHeight), ("width", 18), ("height", BarHeight), ("fill", fill));
            writer.Text(x + 24, y, text, fill: Palette.Faint, size: 11);
            x += 24 + SvgText.Width(text, 11) + 14;
        }
    }

    private static string Text(Pair pair, PairMeaning meaning) =>
        string.Join(" · ", new[] { Value(pair.First, meaning), Value(pair.Second, meaning), pair.Note }.OfType<string>());

    private static string? Value(double? value, PairMeaning meaning) => value is { } number ? Number(number) + meaning.Suffix : null;

    private static string Number(double value) =>
        value.ToString(value >= 100 ? "#,##0" : value >= 10 ? "0.#" : value >= 1 ? "0.##" : "0.####", CultureInfo.InvariantCulture);

    private static List<double> Ticks(double largest)
    {
        var rough = largest / TicksWanted;
        var power = Math.Pow(10, Math.Floor(Math.Log10(rough)));
        var step = Steps.First(one => one * power >= rough * 0.999) * power;
        return [.. Enumerable.Range(0, (int)Math.Ceiling((largest / step) - 1e-9) + 1).Select(i => i * step)];
    }
}
