using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Cells;

/// <summary>The rows of a run before the statistics of its cells. Reports and the stopping rule start from it.</summary>
/// <param name="Cases">All cases.</param>
/// <param name="Cells">All cells, or the tables that a layout splits them into.</param>
/// <param name="OfRun">What all cells say about the variance, between launches, of the difference of two rows.</param>
internal sealed record RunRows(IReadOnlyList<MeasuredCase> Cases, IReadOnlyList<CellRows> Cells, VariancePrior OfRun)
{
    /// <param name="file">The results.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the run's baseline.</param>
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
        return new(cases, rows, rows.Any(cell => cell.Pairs.Variances.Values.Count > 0)
            ? VariancePrior.Of(rows.Select(cell => (
                (cell.Part.Id.Dataset, cell.Part.Id.Target, cell.Part.Title), cell.Pairs.Variances)))
            : OfReplicas(cases));
    }

    /// <summary>What is known of the variances of one cell.</summary>
    public VariancePrior Prior(CellRows cell) => cell.Pairs.Prior(OfRun);

    /// <summary>The cells with their ratios and ranks, in the order of the file.</summary>
    public IReadOnlyList<AnalysedCell> Analysed() => [.. Cells.Select(cell => CellAnalysis.Of(cell, Prior(cell)))];

    // What the cells of a table with joined targets have in common.
    private static (CellId Cell, string? Title) Place(CellPart part) => (part.Id with { Target = "" }, part.Title);

    /// <summary>
    /// What the two processes of rows that ran twice say, where no row has two launches: the true difference is 0. Those of one dataset
    /// come from the same processes.
    /// </summary>
    private static VariancePrior OfReplicas(IReadOnlyList<MeasuredCase> cases)
    {
        var replicas = cases.Select(row => (row.Result.Id.Cell, Logs: row.LogReplicas)).Where(row => row.Logs.Count > 0).ToList();
        var freedom = replicas.DistinctBy(row => (row.Cell.Dataset, row.Cell.Target)).Count();
        return freedom == 0 ? VariancePrior.None
            : new(replicas.SelectMany(row => row.Logs).Average(log => log * log), freedom, freedom);
    }
}
