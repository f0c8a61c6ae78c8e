namespace Roundup.Reporting.Csv;

/// <summary>Text from outside (names, reasons, exception messages) in a file for programs.</summary>
internal static class OutsideText
{
    /// <summary>The text as it is written: unchanged, a leading '=' neither, since this is data.</summary>
    public static string ForCsv(string text) => text;
}
