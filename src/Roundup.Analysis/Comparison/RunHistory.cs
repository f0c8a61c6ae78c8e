using Roundup.Analysis.Cells;
using Roundup.Analysis.Findings;
using Roundup.Results;

namespace Roundup.Analysis.Comparison;

/// <summary>
/// Runs of one suite over time: the rows over the tables that all of these runs have, with one baseline. Means over different tables are
/// never compared.
/// </summary>
/// <param name="Suite">The suite.</param>
/// <param name="Baseline">The row that all ratios refer to.</param>
/// <param name="Tables">The number of tables.</param>
/// <param name="Runs">The runs, the oldest first.</param>
public sealed record RunHistory(string Suite, string Baseline, int Tables, IReadOnlyList<PastRun> Runs)
{
    /// <summary>The rows that are complete in the newest run, the best first, then those of older runs. Without the baseline.</summary>
    public IReadOnlyList<string> Rows { get; } =
    [
        .. Runs.Reverse().SelectMany(run => run.Overview.Lines.Where(line => line.Cases.Count == Tables && line.Name != Baseline))
            .Select(line => line.Name).Distinct(),
    ];

    /// <summary>The history; null where the runs have no table with the baseline in common.</summary>
    /// <param name="files">Runs of one suite that have the experiment speed, in any order; one at least.</param>
    /// <param name="baseline">The row to compare with; null: the newest run's.</param>
    public static RunHistory? Of(IReadOnlyList<ResultsFile> files, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(files);
        var ordered = files.OrderBy(file => file.Run.Started).ToList();
        baseline ??= ordered[^1].Run.Baseline;
        var analysed = ordered.ConvertAll(file => file.Of(ExperimentNames.Speed))
            .ConvertAll(file => RunRows.Of(file with { Run = file.Run with { Report = null } }, baseline).Analysed());
        var common = analysed.Select(cells => cells.Where(cell => !cell.BaselineIsFallback && cell.Rows.Any(row => row.Ratio is not null))
            .Select(cell => (cell.Id, cell.Baseline)).ToHashSet()).Aggregate((some, others) => [.. some.Intersect(others)]);
        var overviews = analysed.ConvertAll(cells =>
            Overview.Of([.. cells.Where(cell => common.Contains((cell.Id, cell.Baseline)))]) is [var first, ..] ? first : null);
        return overviews.Contains(null) ? null : new(
            ordered[^1].Run.Suite,
            overviews[^1]!.Baseline,
            overviews[^1]!.Tables,
            [.. ordered.Zip(overviews, (file, overview) => new PastRun(file, overview!))]);
    }
}

/// <summary>One of several runs.</summary>
/// <param name="File">Its results.</param>
/// <param name="Overview">Its rows over the tables that all runs have.</param>
public sealed record PastRun(ResultsFile File, Overview Overview)
{
    /// <summary>The machine, as far as it decides whether times can be compared.</summary>
    public (string Cpu, int LogicalCpus, string Architecture, string Os) Machine =>
        (File.Machine.Cpu, File.Machine.LogicalCpus, File.Machine.Architecture, File.Machine.Os);

    /// <summary>A row; null where it lacks a table.</summary>
    public OverviewLine? Line(string row) => Overview.Lines.FirstOrDefault(line => line.Name == row && line.Cases.Count == Overview.Tables);
}
