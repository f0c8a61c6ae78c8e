using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Formats.Svg;

// The colours of all charts and of the page, each with one meaning, for a light and a dark ground. After Okabe and Ito (2008), where needed
// darker or lighter until they contrast with the ground by 3:1; no colour is the only sign of anything.
internal static class Palette
{
    public const string Ground = "ground";
    public const string Ink = "ink";
    public const string Faint = "faint";
    public const string Grid = "grid";
    public const string Axis = "axis";

    public const int HeatSteps = 3;

    // Where red, green and blue stand in the text of a colour.
    private static readonly int[] s_parts = [1, 3, 5];

    // The share of a colour in the grounds of the scale around 1, from the middle outwards.
    private static readonly Shades<double>[] s_heat = [new(0.16, 0.28), new(0.32, 0.45), new(0.5, 0.6)];

    // In #rrggbb.
    public static IReadOnlyDictionary<string, Shades<string>> Colours { get; } = WithHeat(new()
    {
        [Ground] = new("#ffffff", "#0d1117"),
        [Ink] = new("#1f2328", "#e6edf3"),
        [Faint] = new("#57606a", "#9da7b3"),
        [Grid] = new("#e4e7eb", "#262c34"),
        [Axis] = new("#8c959f", "#6e7681"),
        [Get(Meaning.Serialize)] = new("#009e73", "#2ecba0"),
        [Get(Meaning.Deserialize)] = new("#a0437d", "#c978ae"),
        [Get(Meaning.Compiled)] = new("#c28500", "#e69f00"),
        [Get(Meaning.Baseline)] = new("#1f2328", "#e6edf3"),
        [Get(Meaning.Better)] = new("#0072b2", "#3ba3e0"),
        [Get(Meaning.Worse)] = new("#d55e00", "#f0803c"),
        [Get(Meaning.Row)] = new("#6e7781", "#8b949e"),
        [Get(Meaning.Reference)] = new("#8c959f", "#6e7681"),
    });

    public static string PageStyle { get; } =
        $":root{{{Variables(shades => shades.Light)}}}\n"
        + $"@media (prefers-color-scheme: dark){{:root{{{Variables(shades => shades.Dark)}}}}}\n"
        + Rules(Colours.Keys, name => $"var(--{name})")
        + string.Concat(Colours.Keys.Where(IsHeat).Select(name => $".{name}{{background:var(--{name})}}")) + "\n";

    public static string Get(Meaning meaning) => meaning.ToString().ToLowerInvariant();

    // The step of a ratio on the scale: one for a factor of two, 0 in the middle, below 0 faster.
    public static int HeatStep(double ratio) => (int)Math.Clamp(Math.Round(Math.Log2(ratio)), -HeatSteps, HeatSteps);

    public static string Heat(int step) => $"h{(step + HeatSteps).ToString(CultureInfo.InvariantCulture)}";

    public static string Style(IEnumerable<string> names, Theme theme) => theme switch
    {
        Theme.Dark => Rules(names, name => Colours[name].Dark),
        Theme.Light => Rules(names, name => Colours[name].Light),
        _ => Rules(names, name => Colours[name].Light)
            + $"@media (prefers-color-scheme: dark){{{Rules(names, name => Colours[name].Dark)}}}",
    };

    // Everything has the width of its lines as an attribute: text and bars have none.
    private static string Rules(IEnumerable<string> names, Func<string, string> colour) =>
        $".chart{{fill:{colour(Ink)};stroke:{colour(Ink)};stroke-width:0}}"
        + string.Concat(names.Where(name => name != Ink).Select(name => $".chart .{name}{{fill:{colour(name)};stroke:{colour(name)}}}"));

    private static string Variables(Func<Shades<string>, string> shade) =>
        string.Join(';', Colours.Select(colour => $"--{colour.Key}:{shade(colour.Value)}"));

    private static bool IsHeat(string name) => name.Length == 2;

    private static Dictionary<string, Shades<string>> WithHeat(Dictionary<string, Shades<string>> colours)
    {
        foreach (var (sign, meaning) in new[] { (-1, Meaning.Better), (1, Meaning.Worse) })
        {
            var (colour, ground) = (colours[Get(meaning)], colours[Ground]);
            for (var step = 1; step <= HeatSteps; step++)
            {
                var share = s_heat[step - 1];
                colours[Heat(sign * step)] = new(
                    Mixed(colour.Light, ground.Light, share.Light), Mixed(colour.Dark, ground.Dark, share.Dark));
            }
        }

        return colours;
    }

    private static string Mixed(string colour, string ground, double share)
    {
        static int Part(string hex, int at) => int.Parse(hex.AsSpan(at, 2), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
        return "#" + string.Concat(s_parts.Select(at =>
            ((int)Math.Round((share * Part(colour, at)) + ((1 - share) * Part(ground, at)))).ToString("x2", CultureInfo.InvariantCulture)));
    }
}

internal readonly record struct Shades<T>(T Light, T Dark);

internal enum Theme
{
    Page,

    Reader,

    Light,

    Dark,
}
