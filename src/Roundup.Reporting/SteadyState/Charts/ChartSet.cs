namespace Roundup.Reporting.SteadyState.Charts;

/// <summary>All pictures of a run.</summary>
/// <param name="Times">Bars of the cells' times.</param>
/// <param name="Growths">Lines of time against count.</param>
/// <param name="TradeOffs">Dots of time against size, one for each of the run's trade-offs in their order.</param>
/// <param name="Macros">Pairs of bars of both operations, one entry for each macro table with a row.</param>
internal sealed record ChartSet(
    IReadOnlyList<Chart> Times, IReadOnlyList<Chart> Growths, IReadOnlyList<Chart> TradeOffs, IReadOnlyList<MacroCharts> Macros)
{
    /// <summary>The folder beside the report.</summary>
    public const string Folder = "charts";

    /// <summary>The pictures of a run.</summary>
    public static ChartSet Of(SteadyStateRun run)
    {
        var names = new ChartNames();
        return new(
            [.. TimeCharts.Of(run, names)],
            [.. GrowthCharts.Of(run.Analysis, names)],
            [.. TradeOffCharts.Of(run.Analysis, names)],
            [.. MacroCharts.Of(run.Analysis, names)]);
    }
}
