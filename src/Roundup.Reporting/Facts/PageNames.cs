namespace Roundup.Reporting.Facts;

/// <summary>Names of pages and anchors: plain in every file system and address.</summary>
public static class PageNames
{
    /// <summary>A name for each text, in their order; texts that differ have names that differ, in capitals or not.</summary>
    public static IReadOnlyList<string> List(IEnumerable<string> texts)
    {
        ArgumentNullException.ThrowIfNull(texts);
        var used = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var names = new List<string>();
        foreach (var plain in texts.Select(Plain))
        {
            var name = plain;
            for (var n = 2; !used.Add(name); n++)
            {
                name = $"{plain}-{n}";
            }

            names.Add(name);
        }

        return names;
    }

    private static string Plain(string text)
    {
        var name = string.Concat(text.Select(c => char.IsAsciiLetterOrDigit(c) || c is '.' or '_' or '-' ? c : '-')).Trim('.');
        return name.Length == 0 ? "page" : name;
    }
}
