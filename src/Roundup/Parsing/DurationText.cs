using System.Globalization;
using System.Text.RegularExpressions;

namespace Roundup.Cli.Parsing;

/// <summary>Durations as users type and read them.</summary>
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

    /// <summary>Writes <c>42 s</c>, <c>3 min 05 s</c>, <c>1 h 05 min</c>.</summary>
    public static string Write(TimeSpan time)
    {
        var seconds = (long)Math.Round(Math.Max(0, time.TotalSeconds));
        return seconds switch
        {
            < 60 => $"{seconds} s",
            < 3600 => $"{seconds / 60} min {seconds % 60:00} s",
            _ => $"{seconds / 3600} h {seconds / 60 % 60:00} min",
        };
    }

    [GeneratedRegex("^(?=.)(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)]
    private static partial Regex Form();
}
