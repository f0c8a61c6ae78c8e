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
/// <param name="Kind">Whether the row is the baseline or a floor.</param>
public abstract record ChartRow(string Name, RowKind Kind)
{
    /// <summary>What stands behind the name where there is room: a version; null: nothing.</summary>
    public string? Detail { get; init; }

    /// <summary>Whether the other rows are compared with it.</summary>
    public bool IsBaseline => Kind.HasFlag(RowKind.Baseline);

    /// <summary>Whether it is a reference for scale.</summary>
    public bool IsFloor => Kind.HasFlag(RowKind.Reference);
}
