using Roundup.Analysis.SteadyState.Cases;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cells;

/// <summary>A run before the statistics of its cells: what reports, and the rule of when to stop, start from.</summary>
/// <param name="Cases">All cases.</param>
/// <param name="Cells">All cells, or their tables.</param>
/// <param name="Priors">What all cells say about variances.</param>
internal sealed record RunRows(IReadOnlyList<MeasuredCase> Cases, IReadOnlyList<CellRows> Cells, RunPriors Priors)
{
    /// <summary>Of a results file.</summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the one that the run was made with.</param>
    public static RunRows Of(ResultsFile file, string? baseline = null)
    {
        var infos = RowInfos.Of(file);
        var cases = MeasuredCase.Of(file, name => infos[name]);
        var cells = cases.GroupBy(c => c.Result.Id.Cell).ToDictionary(g => g.Key, g => g.ToArray());
        var requestedBaselines = RequestedBaselines.Of(file, baseline, cases);
        var layout = file.Run.Report;
        CellPart[] parts = [.. file.Cases.Select(c => c.Id.Cell).Distinct().SelectMany(id => CellPart.Of(id, cells[id], layout))];
        var joined = layout is { JoinTargets: true }
            ? parts.GroupBy(Place).ToDictionary(g => g.Key, g => BaselineChoice.OfAll([.. g], cells, requestedBaselines.For(g.First())))
            : [];
        CellRows[] rows =
        [
            .. parts.Select(part => new CellRows(
                part,
                joined.GetValueOrDefault(Place(part)) ?? BaselineChoice.Of(part.Id, part.Cases, cells, requestedBaselines.For(part)),
                requestedBaselines.For(part))),
        ];
        return new(cases, rows, RunPriors.Of(rows));
    }

    // Where a table with joined targets is: what its cells have in common.
    private static (CellId Cell, string? Title) Place(CellPart part) => (part.Id with { Target = "" }, part.Title);
}
