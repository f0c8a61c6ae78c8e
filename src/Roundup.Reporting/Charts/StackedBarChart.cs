using Roundup.Analysis.Statistics;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Charts;

/// <summary>Times that consist of parts, on a linear axis from 0.</summary>
/// <param name="FileName">The file.</param>
/// <param name="Title">The title.</param>
/// <param name="Subtitle">The line below the title.</param>
/// <param name="Axis">The name of the axis.</param>
/// <param name="Parts">The parts, from the start of a bar.</param>
/// <param name="Point">What the point of a row is; null where no row has one.</param>
/// <param name="Rows">From the top.</param>
public sealed record StackedBarChart(
    string FileName,
    string Title,
    string Subtitle,
    string Axis,
    IReadOnlyList<(Meaning Meaning, string Name)> Parts,
    string? Point,
    IReadOnlyList<StackedBar> Rows) : Chart(FileName, Title, Subtitle);

/// <summary>One bar of a <see cref="StackedBarChart"/>.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a floor.</param>
/// <param name="Parts">The lengths of the parts, ns; a single one, of a meaning of its own, where the parts are not known.</param>
/// <param name="Interval">The 95 % interval of the whole, ns; null: not known.</param>
/// <param name="Point">The time of the point, ns; null: none.</param>
/// <param name="Note">More for who points at the bar.</param>
public sealed record StackedBar(
    string Name, RowKind Kind, IReadOnlyList<(Meaning Meaning, double Ns)> Parts, Interval? Interval, double? Point, string Note)
    : ChartRow(Name, Kind)
{
    /// <summary>The whole, ns.</summary>
    public double Ns => Parts.Sum(part => part.Ns);
}
