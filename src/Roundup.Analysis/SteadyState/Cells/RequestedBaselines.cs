using Roundup.Analysis.Baselines;
using Roundup.Analysis.SteadyState.Cases;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>Which baseline is wanted where.</summary>
/// <param name="Asked">What the reader asks for now, or null.</param>
/// <param name="OfRun">What the run was made with, or null.</param>
/// <param name="Layout">The run's tables.</param>
/// <param name="Cases">All cases.</param>
internal sealed record RequestedBaselines(
    RequestedBaseline? Asked,
    RequestedBaseline? OfRun,
    ReportLayout? Layout,
    IReadOnlyList<MeasuredCase> Cases)
{
    /// <summary>The requestedBaselines of a file.</summary>
    public static RequestedBaselines Of(ResultsFile file, string? asked, IReadOnlyList<MeasuredCase> cases) =>
        new(asked is null ? null : RequestedBaseline.Of(file, asked), RequestedBaseline.Of(file, null), file.Run.Report, cases);

    /// <summary>
    /// The requested of one part: what is asked for now, in the table that the row stands in; else the table's own; else the run's. A row
    /// that stands in no table is asked for everywhere.
    /// </summary>
    public RequestedBaseline? For(CellPart part)
    {
        var own = part.Table is { BaselineRow: { } row } table ? new RequestedBaseline(row, table.BaselineTarget) : OfRun;
        return Asked is null ? own : part.Title is null || IsIn(part) || !Cases.Any(c => Asked.IsRow(c.RowName)) ? Asked : own;
    }

    private bool IsIn(CellPart part) => Cases.Any(c => Asked!.IsRow(c.RowName) && Layout?.TableOf(c.Serializer.Format) == part.Table);
}
