using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Results;

namespace Roundup.Reporting.SteadyState;

/// <summary>The report of the experiment steady-state: how long calls take, what they allocate and how much they write.</summary>
public sealed class SteadyStateReport : IExperimentReport
{
    /// <inheritdoc/>
    public string Experiment => "steady-state";

    /// <inheritdoc/>
    public Report Of(ResultsFile file, string? baseline = null) => Of(Analyser.Analyse(file, baseline));

    /// <summary>The report of a run that is analysed already.</summary>
    public static Report Of(AnalysedRun analysis)
    {
        var run = new SteadyStateRun(analysis);
        Section[] sections =
        [
            ConclusionSection.Of(run),
            MachineSection.Of(run.Reported),
            OutcomeSection.Of(run.Reported),
            NoticeSection.Of(run.Reported),
            MacroSection.Of(run),
            ResultSection.Of(run),
            PublishedSection.Of(run),
            ScalingSection.Of(run),
            TradeOffSection.Of(run),
            ReplicaSection.Of(run),
            LossSection.Of(run.Reported),
            MissingSection.Of(run.Reported),
            SerializerSection.Of(run.Reported),
            CompressorSection.Of(run.Reported),
            DatasetSection.Of(run.Reported),
            LegendSection.Of(
                run.Reported,
                Layouts.Table(run.File.Run).Where(column => column.IsFor(run.Views.SelectMany(view => view.Measured))),
                after: "Quartiles, Min and Max are of the batches of all launches, without the first rounds and what other programs took."),
        ];
        Section[] all = [HeadSection.Of(run.Reported), AnswerSection.Of(run), Contents.Of(sections), .. sections];
        return new(all, [.. Files(run)]);
    }

    private static IEnumerable<ReportFile> Files(SteadyStateRun run)
    {
        yield return ReportFile.Csv(
            "results.csv",
            Layouts.Csv,
            run.Analysis.Cells.SelectMany(cell => cell.Rows.Select(row => new Row(run, cell, row))));
        if (run.Analysis.Growths.Count > 0)
        {
            yield return ScalingCsv.Of(run.Analysis);
        }

        if (run.Analysis.TradeOffs.Count > 0)
        {
            yield return TradeOffCsv.Of(run.Analysis);
        }
    }
}
