using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

/// <summary>Constants as C# writes them.</summary>
internal static class ConstantText
{
    /// <summary>A number without a suffix for its type.</summary>
    public static string Number(object value) => Convert.ToString(value, CultureInfo.InvariantCulture)!;

    /// <summary>A constant of a type that C# has a word for.</summary>
    public static string Of(object value) => value switch
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

    /// <summary>A literal with escape sequences for characters that show nothing, or show the others in another order.</summary>
    private static string Visible(string literal) => string.Concat(literal.EnumerateRunes().Select(one =>
        Rune.GetUnicodeCategory(one) != UnicodeCategory.Format ? one.ToString()
        : one.IsBmp ? $"\\u{one.Value:X4}"
        : $"\\U{one.Value:X8}"));
}
