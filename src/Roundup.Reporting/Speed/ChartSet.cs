using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Charts;

namespace Roundup.Reporting.Speed;

// TradeOffs: one chart for each of the run's trade-offs, in their order.
internal sealed record ChartSet(
    IReadOnlyList<TimeChart> Times,
    IReadOnlyDictionary<TableGroup, LineChart> Growths,
    IReadOnlyList<ScatterChart> TradeOffs)
{
    // Of the first target; none where the run has no ranking.
    public IReadOnlyDictionary<Ranking, PairedBarChart> Overviews { get; private init; } = new Dictionary<Ranking, PairedBarChart>();

    public static ChartSet Of(SpeedRun run)
    {
        var names = new ChartNames();
        return new(
            [.. TimeCharts.Create(run, names)],
            GrowthCharts.Create(run.Analysis, names),
            [.. TradeOffCharts.Create(run.Analysis, names)])
        {
            Overviews = !RankingSection.IsFor(run) ? new Dictionary<Ranking, PairedBarChart>()
                : RankingSection.OfFirstTarget(run)
                    .Select(ranking => (Ranking: ranking, Chart: RankingChart.Create(run, ranking, names)))
                    .Where(one => one.Chart is not null)
                    .ToDictionary(one => one.Ranking, one => one.Chart!),
        };
    }
}
