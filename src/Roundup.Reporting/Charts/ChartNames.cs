using System.Text;

namespace Roundup.Reporting.Charts;

/// <summary>File names for charts that are valid on every system and in every link; each is given once.</summary>
internal sealed class ChartNames
{
    /// <summary>The folder beside the report.</summary>
    private const string Folder = "charts";

    private const int Longest = 40;

    private readonly HashSet<string> _taken = [];

    /// <summary>A file name of some parts. Names that differ only in characters that a file name cannot have get a number.</summary>
    public string Of(string kind, params IEnumerable<string> parts)
    {
        var name = string.Join('-', parts.Select(Slug).Where(p => p.Length > 0).Prepend(kind));
        var unique = name;
        for (var i = 2; !_taken.Add(unique); i++)
        {
            unique = $"{name}-{i}";
        }

        return $"{Folder}/{unique}.svg";
    }

    private static string Slug(string text)
    {
        var slug = new StringBuilder();
        foreach (var c in text)
        {
            if (char.IsAsciiLetterOrDigit(c))
            {
                slug.Append(char.ToLowerInvariant(c));
            }
            else if (slug.Length > 0 && slug[^1] != '-')
            {
                slug.Append('-');
            }
        }

        return slug.ToString(0, Math.Min(slug.Length, Longest)).Trim('-');
    }
}
