using System.Globalization;

namespace Roundup.Results.Texts;

/// <summary>Lengths of time for people.</summary>
public static class TimeText
{
    /// <summary>A length of time: <c>850 ms</c>, <c>4.2 s</c>, <c>7 min</c>, <c>4 min 12 s</c>, <c>2 h 5 min</c>.</summary>
    /// <param name="seconds">The time, seconds; below 0 counts as 0.</param>
    public static string Format(double seconds) => seconds switch
    {
        <= 0 => "0 s",
        < 0.9995 => (seconds * 1000).ToString("0", CultureInfo.InvariantCulture) + " ms",
        < 59.95 => seconds.ToString("0.#", CultureInfo.InvariantCulture) + " s",
        < 3599.5 => Parts((long)Math.Round(seconds), "min", "s"),
        _ => Parts((long)Math.Round(seconds / 60), "h", "min"),
    };

    private static string Parts(long number, string large, string small) =>
        $"{number / 60} {large}" + (number % 60 == 0 ? "" : $" {number % 60} {small}");
}
