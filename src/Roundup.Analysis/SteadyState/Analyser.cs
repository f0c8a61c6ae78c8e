using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Cells;
using Roundup.Analysis.SteadyState.Findings;
using Roundup.Analysis.SteadyState.Notices;
using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Analysis.SteadyState.Replicas;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Analysis.SteadyState.TradeOffs;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState;

/// <summary>The stage Analyse.</summary>
public static class Analyser
{
    /// <summary>
    /// Computes everything that reports show from a results file alone. A pure function: the same file gives the same answer.
    /// </summary>
    /// <param name="file">The file.</param>
    /// <param name="baseline">A row (or <c>row@target</c>) to compare with instead of the one that the run was made with.</param>
    public static AnalysedRun Analyse(ResultsFile file, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var serializers = file.Serializers.DistinctBy(s => s.Name).ToDictionary(s => s.Name);
        var cases = MeasuredCase.Of(file, name => serializers.GetValueOrDefault(name) ?? Unknown(name));
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
        var priors = RunPriors.Of(rows);
        AnalysedCell[] analysed = [.. rows.Select(cell => CellAnalysis.Of(cell, priors))];
        var drift = SpeedDrift.Of(file);
        var replicas = ReplicaCheck.Of(cases, priors.OfRatios);
        var growths = GrowthAnalysis.Of(analysed);
        return new(
            file,
            analysed,
            drift,
            [
                .. file.Notices,
                .. AnalysisNotices.Of(analysed, layout is { JoinTargets: true }, drift),
                .. ReplicaNotices.Of(replicas),
                .. GrowthNotices.Of(growths),
            ])
        {
            Replicas = replicas,
            Growths = growths,
            TradeOffs = TradeOffAnalysis.Of(analysed),
            Published = PublishedComparison.Of(file, analysed),
            Findings = AllFindings.Of(analysed),
        };
    }

    // Where a table with joined targets is: what its cells have in common.
    private static (CellId Cell, string? Title) Place(CellPart part) => (part.Id with { Target = "" }, part.Title);

    // A merged or hand-made file may lack a row's metadata; its numbers are shown all the same.
    private static SerializerInfo Unknown(string name) =>
        new() { Name = name, Library = name.Split('/')[0], Format = "unknown", Status = "unknown" };
}
