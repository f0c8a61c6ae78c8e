using System.Runtime.CompilerServices;
using Roundup.Analysis.SteadyState;

namespace Roundup.Reporting.Charts;

/// <summary>All pictures of a run.</summary>
/// <param name="Times">Bars of the cells' times.</param>
/// <param name="Growths">Lines of time against count.</param>
/// <param name="TradeOffs">Dots of time against size, one for each of the run's trade-offs in their order.</param>
internal sealed record ChartSet(IReadOnlyList<Chart> Times, IReadOnlyList<Chart> Growths, IReadOnlyList<Chart> TradeOffs)
{
    /// <summary>The folder beside the report.</summary>
    public const string Folder = "charts";

    private static readonly ConditionalWeakTable<AnalysedRun, ChartSet> Known = [];

    /// <summary>Every picture.</summary>
    public IReadOnlyList<Chart> All { get; } = [.. Times, .. Growths, .. TradeOffs];

    /// <summary>The pictures of a run. Drawn once for each run: text and files both ask for them.</summary>
    public static ChartSet Of(AnalysedRun run) => Known.GetValue(run, r =>
    {
        var names = new ChartNames();
        return new([.. TimeCharts.Of(r, names)], [.. GrowthCharts.Of(r, names)], [.. TradeOffCharts.Of(r, names)]);
    });
}
