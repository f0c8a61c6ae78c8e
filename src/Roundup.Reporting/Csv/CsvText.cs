using System.Globalization;

namespace Roundup.Reporting.Csv;

/// <summary>Records of a file for programs, quoted as in RFC 4180; lines end in LF.</summary>
internal static class CsvText
{
    /// <summary>Writes one record.</summary>
    public static void WriteRecord(TextWriter output, IEnumerable<object?> fields)
    {
        output.Write(string.Join(',', fields.Select(f => Quote(Field(f)))));
        output.Write('\n');
    }

    private static string Field(object? value) => value switch
    {
        null => "",
        // Twelve digits: more than any clock has, and without the dust of binary fractions.
        double number => double.IsFinite(number) ? number.ToString("G12", CultureInfo.InvariantCulture) : "",
        bool flag => flag ? "true" : "false",
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };

    private static string Quote(string field) =>
        field.AsSpan().IndexOfAny(",\"\r\n") >= 0 || field.StartsWith(' ') || field.EndsWith(' ') ? $"\"{field.Replace("\"", "\"\"", StringComparison.Ordinal)}\"" : field;
}
