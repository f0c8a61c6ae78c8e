using System.Text;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Charts;

/// <summary>A chart as data; a format draws it.</summary>
/// <param name="FileName">The file within the folder of the report, with forward slashes as in a link.</param>
/// <param name="Title">What the chart shows.</param>
/// <param name="Subtitle">A line below the title.</param>
public abstract record Chart(string FileName, string Title, string Subtitle) : Block
{
    /// <summary>Lines below the drawing.</summary>
    public IReadOnlyList<string> Footer { get; init; } = [];
}

/// <summary>A row of a chart.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a reference.</param>
public abstract record ChartRow(string Name, RowKind Kind)
{
    /// <summary>What stands behind the name where there is room: a version; null: nothing.</summary>
    public string? Detail { get; init; }

    /// <summary>Whether the other rows are compared with it.</summary>
    public bool IsBaseline => Kind.HasFlag(RowKind.Baseline);

    /// <summary>Whether it is a reference for scale.</summary>
    public bool IsReference => Kind.HasFlag(RowKind.Reference);
}

// File names for charts that are valid on every system and in every link; each is given once.
internal sealed class ChartNames
{
    private const string Folder = "charts";

    private const int Longest = 40;

    private readonly HashSet<string> _taken = [];

    // Names that differ only in characters that a file name cannot have get a number.
    public string Format(string kind, params IEnumerable<string> parts)
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

/// <summary>What a colour says; in all charts each colour says one thing.</summary>
public enum Meaning
{
    /// <summary>The time to serialize.</summary>
    Serialize,

    /// <summary>The time to deserialize.</summary>
    Deserialize,

    /// <summary>The part of a first call in which code was compiled.</summary>
    Compiled,

    /// <summary>The row that the others are compared with.</summary>
    Baseline,

    /// <summary>Pareto-optimal, or faster than the baseline.</summary>
    Better,

    /// <summary>Slower than the baseline, or growing faster than the input.</summary>
    Worse,

    /// <summary>A row of which nothing else is said.</summary>
    Row,

    /// <summary>A reference for scale, never ranked.</summary>
    Reference,
}

internal static class Colours
{
    public static Meaning Choose(Operation operation) => operation == Operation.Serialize ? Meaning.Serialize : Meaning.Deserialize;
}
