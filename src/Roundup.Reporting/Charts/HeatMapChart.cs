using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Charts;

/// <summary>
/// Ratios of rows in tables, as numbers on colours: <see cref="Meaning.Better"/> below 1, <see cref="Meaning.Worse"/> above.
/// </summary>
/// <param name="FileName">The file.</param>
/// <param name="Title">The title.</param>
/// <param name="Subtitle">The line below the title.</param>
/// <param name="Columns">The tables.</param>
/// <param name="Rows">From the top.</param>
public sealed record HeatMapChart(
    string FileName, string Title, string Subtitle, IReadOnlyList<HeatColumn> Columns, IReadOnlyList<HeatRow> Rows)
    : Chart(FileName, Title, Subtitle);

/// <summary>One table of a <see cref="HeatMapChart"/>.</summary>
/// <param name="Group">What it has in common with its neighbours.</param>
/// <param name="Name">Its name in the group.</param>
/// <param name="Below">More of the name; null: that is all.</param>
public sealed record HeatColumn(string Group, string Name, string? Below);

/// <summary>One row of a <see cref="HeatMapChart"/>.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline.</param>
/// <param name="Ratios">A ratio for each column; null: none.</param>
public sealed record HeatRow(string Name, RowKind Kind, IReadOnlyList<double?> Ratios) : ChartRow(Name, Kind)
{
    /// <summary>The number of steps on each side of the middle of the scale of colours.</summary>
    public const int Steps = 3;

    /// <summary>The step of a ratio on the scale: one for a factor of two, 0 in the middle, below 0 faster.</summary>
    public static int StepOf(double ratio) => (int)Math.Clamp(Math.Round(Math.Log2(ratio)), -Steps, Steps);
}
