using System.Text;

namespace Roundup.Engine.Archiving;

/// <summary>Names as every file system takes them: ASCII, no separator, no name that Windows reserves, not too long.</summary>
internal static class SafeName
{
    /// <summary>Below the 255 bytes of usual file systems, and with room for an ending and a number.</summary>
    private const int Longest = 200;

    private static readonly string[] s_reserved =
        ["CON", "PRN", "AUX", "NUL", .. Enumerable.Range(0, 10).SelectMany(n => (string[])[$"COM{n}", $"LPT{n}"])];

    /// <summary>A name without what some file system refuses; different texts may come to the same name.</summary>
    public static string Of(string text)
    {
        var name = new StringBuilder(text.Length);
        foreach (var c in text)
        {
            name.Append(char.IsAsciiLetterOrDigit(c) || "._-+@=".Contains(c, StringComparison.Ordinal) ? c : '-');
        }

        // Windows drops dots at the end, and a dot at the start hides a file elsewhere.
        var trimmed = name.ToString(0, Math.Min(name.Length, Longest)).Trim('.');
        var isReserved = s_reserved.Contains(trimmed.Split('.')[0], StringComparer.OrdinalIgnoreCase);
        return trimmed.Length == 0 || isReserved ? "_" + trimmed : trimmed;
    }

    /// <summary>
    /// The name, or the name with a number where it is taken; names that differ only in case count as equal, as on some file systems.
    /// </summary>
    /// <param name="text">Any text.</param>
    /// <param name="taken">Names in use, compared without case; the new one is added.</param>
    public static string Unique(string text, HashSet<string> taken)
    {
        var name = Of(text);
        var free = name;
        for (var n = 2; !taken.Add(free); n++)
        {
            free = $"{name}-{n}";
        }

        return free;
    }
}
