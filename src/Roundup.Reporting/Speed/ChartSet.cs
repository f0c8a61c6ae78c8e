using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Speed;

/// <param name="Times">Bars of the times of comparison tables.</param>
/// <param name="Growths">Time against count, by dataset, shape, operation and target.</param>
/// <param name="TradeOffs">Time against size, one chart for each of the run's trade-offs in their order.</param>
internal sealed record ChartSet(
    IReadOnlyList<TimeChart> Times,
    IReadOnlyDictionary<TableGroup, LineChart> Growths,
    IReadOnlyList<ScatterChart> TradeOffs)
{
    /// <summary>The times of the rankings of the first target; none where the run has no ranking.</summary>
    public IReadOnlyDictionary<Ranking, PairedBarChart> Overviews { get; private init; } = new Dictionary<Ranking, PairedBarChart>();

    public static ChartSet Of(SpeedRun run)
    {
        var names = new ChartNames();
        return new(
            [.. TimeCharts.Of(run, names)],
            GrowthCharts.Of(run.Analysis, names),
            [.. TradeOffCharts.Of(run.Analysis, names)])
        {
            Overviews = !RankingSection.IsFor(run) ? new Dictionary<Ranking, PairedBarChart>()
                : RankingSection.OfFirstTarget(run)
                    .Select(ranking => (Ranking: ranking, Chart: RankingChart.Of(run, ranking, names)))
                    .Where(one => one.Chart is not null)
                    .ToDictionary(one => one.Ranking, one => one.Chart!),
        };
    }
}
