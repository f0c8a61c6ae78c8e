namespace Roundup.Reporting.Svg;

/// <summary>The colours: few, told apart by those who see red and green alike, and never the only sign of anything.</summary>
internal static class Palette
{
    public const string Ground = "#ffffff";
    public const string Ink = "#24292f";
    public const string Faint = "#6a737d";
    public const string Grid = "#e4e7eb";
    public const string Rule = "#9aa3ad";
    public const string Row = "#5b8cb8";
    public const string Baseline = "#d9822b";
    public const string Floor = "#b9c4cf";
    public const string Hatch = "#8896a5";
    public const string Whisker = "#24292f";

    /// <summary>For lines, after Okabe and Ito (2008).</summary>
    public static IReadOnlyList<string> Lines { get; } =
        ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#a6761d", "#56b4e9", "#7b3fa0", "#24292f"];
}
