using System.Globalization;

namespace Roundup.Results.Texts;

/// <summary>Text from outside as the cell of a CSV file.</summary>
public static class CsvText
{
    // What a spreadsheet takes for the start of a formula, in the forms of East Asian keyboards too.
    private const string FormulaStarts = "=+-@＝＋－＠";

    /// <summary>
    /// The text in one line that can be shown. What a spreadsheet would run as a formula gets an apostrophe in front, which the spreadsheet
    /// takes as "this is text"; a number is left as it is.
    /// </summary>
    public static string Cell(string? text)
    {
        var line = Visible.InLine(text);
        return IsFormula(line) ? "'" + line : line;
    }

    private static bool IsFormula(string line) =>
        line.TrimStart() is { Length: > 0 } start
        && FormulaStarts.Contains(start[0], StringComparison.Ordinal)
        && !double.TryParse(line, NumberStyles.Float, CultureInfo.InvariantCulture, out _);
}
