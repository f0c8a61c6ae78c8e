using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>An analysed run with what several of its sections need.</summary>
public sealed class SpeedRun
{
    private readonly Lazy<ChartSet> _charts;

    private ILookup<(string Row, string Target), CaseResult>? _checks;

    /// <summary>Prepares a run.</summary>
    /// <param name="analysis">The analysis.</param>
    /// <param name="losses">The losses that other experiments have numbered.</param>
    public SpeedRun(AnalysedRun analysis, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(analysis);
        Analysis = analysis;
        ReportedCase[] cases = [.. analysis.Tables.SelectMany(table => table.Rows).Select(Reduced)];
        Reported = new(analysis.File, cases)
        {
            Losses = Losses.Of(cases, losses),
            Efforts = [("Effort", EffortOf(analysis.File.Run.Experiment, analysis.File.Run.Seed))],
            WithoutBaseline = "none: the exact serializer with the lowest Mean in each table",
            Notices = analysis.Notices,
            MachineFacts = [.. Facts(analysis)],
        };
        Views = TableView.AllOf(this);
        _charts = new(() => ChartSet.Of(this));
    }

    /// <summary>The analysis.</summary>
    public AnalysedRun Analysis { get; }

    /// <summary>What the sections see that all experiments share.</summary>
    public ReportedRun Reported { get; }

    /// <summary>The results.</summary>
    public ResultsFile File => Analysis.File;

    internal IReadOnlyList<TableView> Views { get; }

    // Computed once: several sections ask for them.
    internal IReadOnlyList<Ranking> Rankings => field ??= Ranking.Of(Analysis.Tables);

    // Drawn once: several sections ask for them.
    internal ChartSet Charts => _charts.Value;

    internal IEnumerable<CaseResult> ChecksOf(CaseId id) =>
        (_checks ??= File.Checks.ToLookup(one => (one.Id.SerializerName, one.Id.Table.Target)))[(id.SerializerName, id.Table.Target)];

    internal static ReportedCase Reduced(AnalysedCase row) =>
        new(row.Result, row.Serializer, row.Time is not null) { Marks = HiddenWorkText.Marks(row) };

    private static string EffortOf(ExperimentRun run, ulong seed) =>
        $"{run.Effort}: {Launches(run)} x at least {Wording.Count(run.Rounds, "round")},"
        + $" batches of at least {run.BatchMs.ToString("0.###", CultureInfo.InvariantCulture)} ms; seed {seed}";

    private static string Launches(ExperimentRun run) => run.Until is { } until
        ? $"{run.Launches} to {run.MostLaunches} launches (until each ratio is known to within {Digits.Percent(until)})"
        : Wording.Count(run.Launches, "launch", "es");

    private static IEnumerable<ListItem> Facts(AnalysedRun run)
    {
        yield return new("Speed drift", Inline.Of(run.SpeedDrift is { } drift
            ? $"{Digits.Percent(drift)} (largest change of the machine's own speed between tenths of the run)"
            : MachineSection.Unknown));
        yield return new("Empty loop", Inline.Of(EmptyLoop(run) is { } ns
            ? $"{ns.ToString("0.00", CultureInfo.InvariantCulture)} ns an iteration, the same for all: part of every time, not subtracted"
            : MachineSection.Unknown));
    }

    private static double? EmptyLoop(AnalysedRun run)
    {
        double[] loops =
        [
            .. run.File.Cases.SelectMany(result => result.Launches)
                .Select(launch => launch[LaunchQuantities.EmptyLoopNs]).OfType<double>().Order(),
        ];
        return loops.Length == 0 ? null : loops[loops.Length / 2];
    }
}
