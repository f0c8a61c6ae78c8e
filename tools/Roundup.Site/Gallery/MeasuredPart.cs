using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting;
using Roundup.Reporting.FirstCall;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Speed;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>What one experiment of a run measured, in the form that all experiments have in common.</summary>
/// <param name="Title">The experiment's title.</param>
/// <param name="Figures">Its figures of each case that has some.</param>
/// <param name="Summaries">A line for each row; none where no row has a ratio.</param>
internal sealed record MeasuredPart(string Title, IReadOnlyList<CaseFigures> Figures, IReadOnlyList<RowSummary> Summaries)
{
    public static MeasuredPart Of(IExperimentReport experiment, ReportPart part) => experiment switch
    {
        SpeedReport => OfSpeed(experiment.Title, new(Analyser.Analyse(part.Run.File))),
        FirstCallReport => new(experiment.Title, [.. FirstCalls(part)], []),
        _ => new(experiment.Title, [], []),
    };

    private static MeasuredPart OfSpeed(string title, SpeedRun run) => new(
        title,
        [.. run.Views.SelectMany(view => view.Measured).Select(FiguresOf)],
        [
            .. from ranking in RankingSection.OfFirstTarget(run)
            from line in ranking.Rows
            select new RowSummary(line.Name, RankingSection.Title(ranking), ranking.Baseline)
            {
                Serialize = Shown(line, line.Serialize),
                SerializeInterval = RankingSection.Interval(line, line.Serialize),
                Deserialize = Shown(line, line.Deserialize),
                DeserializeInterval = RankingSection.Interval(line, line.Deserialize),
                Size = line.SizeRatio,
                Allocated = line.AllocRatio,
            },
        ]);

    private static double? Shown(RankedRow line, Estimate? estimate) =>
        ShownRatio.Number(estimate?.Value, line.IsBaseline ? null : estimate?.Interval);

    private static CaseFigures FiguresOf(Row row) => new(SpeedRun.Reduced(row.Case))
    {
        Ns = row.Case.Time!.Mean,
        Ratio = ShownRatio.Number(row.Case.Ratio?.Ratio, row.Case.RatioInterval),
        Interval = IntervalText.Of(row),
        Baseline = row.Table.Baseline,
        Rank = row.Case.Rank?.ToString(),
        AllocatedBytes = row.Case[SpeedQuantities.Allocated],
    };

    private static IEnumerable<CaseFigures> FirstCalls(ReportPart part)
    {
        var cases = part.Run.Cases.ToDictionary(row => row.Result.Id);
        var analysis = FirstCallAnalysis.Analyse(part.Run.File);
        return analysis.Rows.SelectMany(row => row.Types).Select(call => new CaseFigures(cases[call.Result.Id])
        {
            Note = call.IsFirst ? "first type" : "further type",
            Ns = call.Time.Median,
            Ratio = FirstCallText.Ratio(call),
            Interval = FirstCallText.RatioInterval(call),
            Baseline = analysis.Baseline,
            Rank = call.Rank?.ToString(),
        });
    }
}
