using System.Text.Json;

namespace Roundup.Trials.Fuzzing;

/// <summary>Values that readers tend to stumble over.</summary>
internal static class NastyValues
{
    /// <summary>As texts.</summary>
    public static IReadOnlyList<string> Texts { get; } =
    [
        "", " ", ".", "..", "../x", "../../../x", "..\\x", "/tmp/roundup-fuzz", "x/y", "CON", "*", new string('*', 40) + "b", "?",
        "\u001b[31mred\u001b[0m\u001b]0;title\u0007", "\0", "\r\noverwritten", "\t=1+1", "=cmd|' /C calc'!A0", "+1+1", "-1-1", "@SUM(A1)",
        "\u202Eesrever\u202C", "\u2066a\u2069", "\u200E\u200F\u061C", "<script>alert(1)</script>", "`x`|[y](z)", "{0}{1}{2}", "NaN",
        "net10.0", "none", "default", "a/b", "😀", new string('x', 501), new string('é', 5_000), new string('\u0301', 3_000),
        new string('x', 200_000), string.Concat(Enumerable.Repeat("word ", 1_900)),
    ];

    /// <summary>As JSON.</summary>
    public static IReadOnlyList<string> Json { get; } =
    [
        "null", "true", "{}", "[]", "[null]", "[[]]", "{\"a\":1}", "0", "-1", "1", "2", "0.5", "1e2", "99", "1e-320", "1e-9", "1e17",
        "1e19", "1e308", "1e400", "-1e400", "2147483647", "2147483648", "9223372036854775807", "18446744073709551616",
        "\"\\ud800\"", "\"\\u0000\"",
        new string('9', 500), $"[{string.Join(',', Enumerable.Repeat("0", 20_000))}]",
        new string('[', 100) + new string(']', 100), string.Concat(Enumerable.Repeat("{\"a\":", 100)) + "1" + new string('}', 100),
        new string('[', 100_000), "NaN", "Infinity", "'x'", "//", ",", .. Texts.Select(text => JsonSerializer.Serialize(text)),
    ];

    /// <summary>As the text of an XML element or attribute.</summary>
    public static IReadOnlyList<string> Xml { get; } =
    [
        "&#x1b;[31m", "&#0;", "&x;", "<x/>", "<![CDATA[x]]>", "]]>", "0", "-1", "1e400", "2147483648", "true",
        string.Concat(Enumerable.Repeat("<x>", 5_000)), .. Texts.Select(text => System.Security.SecurityElement.Escape(text)!),
    ];
}
