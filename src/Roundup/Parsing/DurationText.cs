using System.Globalization;
using System.Text.RegularExpressions;

namespace Roundup.Cli.Parsing;

/// <summary>Durations as users type them.</summary>
internal static partial class DurationText
{
    /// <summary>Reads <c>10m</c>, <c>90s</c>, <c>1h30m</c>; null when it is not such a time, or is 0.</summary>
    public static TimeSpan? Parse(string text)
    {
        var match = Form().Match(text);
        if (!match.Success)
        {
            return null;
        }

        double Part(int group) => match.Groups[group].Success
            ? double.Parse(match.Groups[group].ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture)
            : 0;
        var seconds = (Part(1) * 3600) + (Part(2) * 60) + Part(3);
        return seconds > 0 && seconds <= TimeSpan.FromDays(30).TotalSeconds ? TimeSpan.FromSeconds(seconds) : null;
    }

    [GeneratedRegex("^(?=.)(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)]
    private static partial Regex Form();
}
