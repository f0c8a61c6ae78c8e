using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.Cells;

/// <summary>The rows of a run before the statistics of its cells. Reports and the stopping rule start from it.</summary>
/// <param name="Cases">All cases.</param>
/// <param name="Cells">All cells, or the tables that a layout splits them into.</param>
/// <param name="Priors">What all cells say about variances.</param>
internal sealed record RunRows(IReadOnlyList<MeasuredCase> Cases, IReadOnlyList<CellRows> Cells, RunPriors Priors)
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
        return new(cases, rows, RunPriors.Of(rows));
    }

    /// <summary>The cells with their ratios and ranks, in the order of the file.</summary>
    public IReadOnlyList<AnalysedCell> Analysed() => [.. Cells.Select(cell => CellAnalysis.Of(cell, Priors))];

    // What the cells of a table with joined targets have in common.
    private static (CellId Cell, string? Title) Place(CellPart part) => (part.Id with { Target = "" }, part.Title);
}

/// <summary>What all cells of a run say about the variances between launches.</summary>
/// <param name="OfRatios">Variances of the logarithms of ratios to a baseline.</param>
/// <param name="OfPairs">Variances of the differences of two rows.</param>
internal sealed record RunPriors(VariancePrior OfRatios, VariancePrior OfPairs)
{
    public static RunPriors Of(IReadOnlyList<CellRows> cells) => new(Of(cells, Ratios), Of(cells, Pairs));

    private static VariancePrior Of(IReadOnlyList<CellRows> cells, Func<CellRows, VarianceGroup> variances) =>
        VariancePrior.Of(cells.Select(cell => ((cell.Part.Id.Dataset, cell.Part.Id.Target, cell.Part.Title), variances(cell))));

    private static VarianceGroup Pairs(CellRows cell) => new RowPairs([.. cell.Ranked.Select(cell.Logs)]).Variances;

    private static VarianceGroup Ratios(CellRows cell)
    {
        (double, int)[] variances =
        [
            .. cell.Rows.Where(r => r is { IsBaseline: false, LogRatios.Count: > 1 })
                .Select(r => LogSample.ByMean([.. r.LogRatios.Values]).Variance),
        ];
        return new(variances, variances.Length, VarianceGroup.OfSharedRow);
    }
}
