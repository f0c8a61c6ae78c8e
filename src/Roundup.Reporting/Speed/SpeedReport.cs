using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Speed;

/// <summary>The report of the experiment speed: how long calls take, what they allocate and how much they write.</summary>
public sealed class SpeedReport : IExperimentReport
{
    private const string AfterUnits =
        "Quartiles, Min and Max are of the batches of all launches, without the first rounds and the time that other programs took.";

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.Speed;

    /// <inheritdoc/>
    public string Title => "Speed";

    /// <inheritdoc/>
    public IReadOnlyList<PictureKind> Pictures => [SummaryPicture.Kind];

    /// <inheritdoc/>
    public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        return Of(new SpeedRun(Analyser.Analyse(file, baseline), losses));
    }

    /// <summary>The report of a run that is analysed already.</summary>
    public static Report Of(AnalysedRun analysis) => RunReport.Of(Of(new SpeedRun(analysis)));

    private static ReportPart Of(SpeedRun run)
    {
        var results = new Table<Row>(
            Layouts.Csv,
            [.. Rows(run)])
        {
            Detail = Detail.Data,
        };
        return Compared(Of(run, results), run.Analysis);
    }

    private static IEnumerable<Row> Rows(SpeedRun run) =>
        run.Analysis.Tables.SelectMany(table => table.Rows.Select(row => new Row(run, table, row)));

    private static ReportPart Of(SpeedRun run, Table<Row> results) => new(
        run.Reported,
        [
            ResultSection.Of(run),
            ScalingSection.Of(run),
            TradeOffSection.Of(run),
            ReplicaSection.Of(run),
        ])
    {
        Answer = AnswerSection.Of(run),
        Overviews = RankingSection.Of(run),
        Numbers = SpeedNumbers.Of(run),
        FindRankings = () => SpeedNumbers.Rankings(run.Analysis),
        Screen = RankingSection.IsFor(run) ? RankingSection.Screen(run) : null,
        Conclusions = ConclusionSection.Of(run),
        Columns = [.. Layouts.Table(run).Where(column => column.IsFor(run.Views.SelectMany(view => view.Measured)))],
        AfterUnits = AfterUnits,
        Summary = SummaryColumns.Of(run.Analysis),
        Data = SpeedExport.Of(run, results),
        Files = [.. Files(run, results)],
        Pictures = [new(SummaryPicture.Kind, () => SummaryPicture.Of(run))],
    };

    // A run with --against answers what changed, not which row is the fastest.
    private static ReportPart Compared(ReportPart part, AnalysedRun run)
    {
        if (run.Changes is not { } changes)
        {
            return part;
        }

        var answer = ChangeSections.Answer(changes);
        var sections = ChangeSections.Of(changes, ChangeSections.Title(run.File.Run.Comparison!));
        return part with
        {
            Answer = answer,
            Compared = new(changes.IsWorse, changes.NoTimes is not null)
            {
                What = "times",
                Facts = pair => UpgradeSection.Measured([.. changes.Cases.Where(change => change.Id.Serializer == pair.Candidate)]),
                Answer = answer,
            },
            Screen = new Section([.. sections.SelectMany(section => section.Blocks)]),
            Sections = [.. sections, .. part.Sections],
            Documents = [new("comparison", sections), .. part.Documents],
        };
    }

    private static IEnumerable<ReportFile> Files(SpeedRun run, Table results)
    {
        yield return ReportFile.Csv("results.csv", results);
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
