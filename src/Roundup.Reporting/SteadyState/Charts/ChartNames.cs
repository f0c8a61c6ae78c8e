using System.Text;
using Roundup.Analysis.Experiments.Speed;

namespace Roundup.Reporting.SteadyState.Charts;

/// <summary>File names that every system and every link can take, each given once.</summary>
internal sealed class ChartNames
{
    private const int Longest = 40;

    private readonly HashSet<string> _taken = [];

    /// <summary>The file name of a group's picture.</summary>
    public string Of(string kind, CellGroup group) => Of(kind, group.Dataset, group.Shape.ToString(), group.Target);

    /// <summary>A file name of some parts. Names that differ only in characters that a file name cannot have get a number.</summary>
    public string Of(string kind, params IEnumerable<string> parts)
    {
        var name = string.Join('-', parts.Select(Slug).Where(p => p.Length > 0).Prepend(kind));
        var unique = name;
        for (var i = 2; !_taken.Add(unique); i++)
        {
            unique = $"{name}-{i}";
        }

        return $"{ChartSet.Folder}/{unique}.svg";
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
