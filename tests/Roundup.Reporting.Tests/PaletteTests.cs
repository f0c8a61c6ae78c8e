namespace Roundup.Reporting.Tests;

/// <summary>The colours of charts: legible on white and dark, and told apart with red-green blindness.</summary>
public class PaletteTests
{
    /// <summary>The contrast that WCAG wants of the parts of a picture, and of text.</summary>
    private const double OfParts = 3;
    private const double OfText = 4.5;

    /// <summary>Meanings that stand beside each other in one chart.</summary>
    private static readonly (Meaning, Meaning)[] s_neighbours =
    [
        (Meaning.Serialize, Meaning.Deserialize), (Meaning.Serialize, Meaning.Compiled), (Meaning.Deserialize, Meaning.Compiled),
        (Meaning.Serialize, Meaning.Baseline), (Meaning.Deserialize, Meaning.Baseline), (Meaning.Better, Meaning.Worse),
        (Meaning.Better, Meaning.Row), (Meaning.Better, Meaning.Baseline), (Meaning.Serialize, Meaning.Worse),
        (Meaning.Deserialize, Meaning.Worse), (Meaning.Worse, Meaning.Baseline),
    ];

    /// <summary>What a red-blind and a green-blind eye see of linear red, green and blue (Viénot, Brettel and Mollon 1999).</summary>
    private static readonly double[][][] s_eyes =
    [
        [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
        [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
        [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
    ];

    public static TheoryData<bool> Grounds => [false, true];

    [Theory]
    [MemberData(nameof(Grounds))]
    public void Every_meaning_contrasts_with_the_ground(bool isDark)
    {
        foreach (var meaning in Enum.GetValues<Meaning>())
        {
            Contrast(Shade(Palette.Get(meaning), isDark), Shade(Palette.Ground, isDark)).ShouldBeGreaterThan(OfParts, meaning.ToString());
        }
    }

    [Theory]
    [MemberData(nameof(Grounds))]
    public void Text_is_legible_on_its_grounds(bool isDark)
    {
        Contrast(Shade(Palette.Faint, isDark), Shade(Palette.Ground, isDark)).ShouldBeGreaterThan(OfText);
        foreach (var step in Enumerable.Range(-Palette.HeatSteps, (2 * Palette.HeatSteps) + 1).Where(step => step != 0))
        {
            Contrast(Shade(Palette.Ink, isDark), Shade(Palette.Heat(step), isDark)).ShouldBeGreaterThan(OfText, $"step {step}");
        }
    }

    [Theory]
    [MemberData(nameof(Grounds))]
    public void Neighbours_are_told_apart_by_every_eye(bool isDark)
    {
        foreach (var (one, other) in s_neighbours)
        {
            foreach (var eye in s_eyes)
            {
                Distance(Shade(Palette.Get(one), isDark), Shade(Palette.Get(other), isDark), eye)
                    .ShouldBeGreaterThan(20, $"{one} and {other}");
            }
        }
    }

    [Theory]
    [MemberData(nameof(Grounds))]
    public void The_sides_of_the_scale_around_1_are_told_apart_by_every_eye(bool isDark)
    {
        for (var step = 1; step <= Palette.HeatSteps; step++)
        {
            foreach (var eye in s_eyes)
            {
                Distance(Shade(Palette.Heat(step), isDark), Shade(Palette.Heat(-step), isDark), eye)
                    .ShouldBeGreaterThan(12, $"step {step}");
            }
        }
    }

    [Theory]
    [InlineData(0.01, -3)]
    [InlineData(0.5, -1)]
    [InlineData(0.9, 0)]
    [InlineData(1.2, 0)]
    [InlineData(2, 1)]
    [InlineData(100, 3)]
    public void A_step_of_the_scale_is_a_factor_of_two(double ratio, int step) => Palette.HeatStep(ratio).ShouldBe(step);

    private static string Shade(string name, bool isDark) => isDark ? Palette.Colours[name].Dark : Palette.Colours[name].Light;

    private static double[] Linear(string colour) =>
    [
        .. new[] { 1, 3, 5 }.Select(at => int.Parse(colour.AsSpan(at, 2), NumberStyles.HexNumber, CultureInfo.InvariantCulture) / 255.0)
            .Select(part => part <= 0.04045 ? part / 12.92 : Math.Pow((part + 0.055) / 1.055, 2.4)),
    ];

    private static double Luminance(string colour) => Linear(colour).Zip([0.2126, 0.7152, 0.0722], (part, share) => part * share).Sum();

    private static double Contrast(string one, string other)
    {
        double[] both = [.. new[] { Luminance(one), Luminance(other) }.Order()];
        return (both[1] + 0.05) / (both[0] + 0.05);
    }

    /// <summary>The distance in CIE Lab (1976) as an eye sees it; 2 is just noticeable.</summary>
    private static double Distance(string one, string other, double[][] eye) =>
        Math.Sqrt(Lab(one, eye).Zip(Lab(other, eye), (a, b) => (a - b) * (a - b)).Sum());

    private static double[] Lab(string colour, double[][] eye)
    {
        var linear = Linear(colour);
        double[] seen = [.. eye.Select(row => Math.Clamp(row.Zip(linear, (share, part) => share * part).Sum(), 0, 1))];
        double Of(double r, double g, double b, double white) =>
            ((seen[0] * r) + (seen[1] * g) + (seen[2] * b)) / white is var t && t > 0.008856 ? Math.Cbrt(t) : (7.787 * t) + (16 / 116.0);
        var (x, y, z) = (Of(0.4124, 0.3576, 0.1805, 0.9505), Of(0.2126, 0.7152, 0.0722, 1), Of(0.0193, 0.1192, 0.9505, 1.089));
        return [(116 * y) - 16, 500 * (x - y), 200 * (y - z)];
    }
}
