using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

internal static class ConstantText
{
    // A number without a suffix for its type.
    public static string Number(object value) => Convert.ToString(value, CultureInfo.InvariantCulture)!;

    public static string Format(object value) => value switch
    {
        string or char or bool => Visible(SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!),
        double.NaN => "double.NaN",
        double.PositiveInfinity => "double.PositiveInfinity",
        double.NegativeInfinity => "double.NegativeInfinity",
        float.NaN => "float.NaN",
        float.PositiveInfinity => "float.PositiveInfinity",
        float.NegativeInfinity => "float.NegativeInfinity",
        double number => number.ToString("R", CultureInfo.InvariantCulture) + "D",
        float number => number.ToString("R", CultureInfo.InvariantCulture) + "F",
        decimal => Number(value) + "M",
        long => Number(value) + "L",
        ulong => Number(value) + "UL",
        uint => Number(value) + "U",
        byte => "(byte)" + Number(value),
        sbyte => "(sbyte)" + Number(value),
        short => "(short)" + Number(value),
        ushort => "(ushort)" + Number(value),
        _ => Number(value),
    };

    // A literal with escape sequences for characters that show nothing, or show the others in another order.
    private static string Visible(string literal) => string.Concat(literal.EnumerateRunes().Select(one =>
        Rune.GetUnicodeCategory(one) != UnicodeCategory.Format ? one.ToString()
        : one.IsBmp ? $"\\u{one.Value:X4}"
        : $"\\U{one.Value:X8}"));
}
