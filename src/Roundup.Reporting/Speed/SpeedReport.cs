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
    public ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        return Create(new SpeedRun(Analyser.Analyse(file, baseline), losses));
    }

    /// <summary>The report of a run that is analysed already.</summary>
    public static Report Create(AnalysedRun analysis) => RunReport.Create(Create(new SpeedRun(analysis)));

    private static ReportPart Create(SpeedRun run)
    {
        var results = new Table<Row>(
            Layouts.Csv,
            [.. Rows(run)])
        {
            Detail = Detail.Data,
        };
        return Compared(Create(run, results), run.Analysis);
    }

    private static IEnumerable<Row> Rows(SpeedRun run) =>
        run.Analysis.Tables.SelectMany(table => table.Rows.Select(row => new Row(run, table, row)));

    private static ReportPart Create(SpeedRun run, Table<Row> results) => new(
        run.Reported,
        [
            ResultSection.Create(run),
            ScalingSection.Create(run),
            TradeOffSection.Create(run),
            ReplicaSection.Create(run),
        ])
    {
        Answer = AnswerSection.Create(run),
        Overviews = RankingSection.Create(run),
        Numbers = SpeedNumbers.Create(run),
        FindRankings = () => SpeedNumbers.Rankings(run.Analysis),
        Screen = RankingSection.IsFor(run) ? RankingSection.Screen(run) : null,
        Conclusions = ConclusionSection.Create(run),
        Columns = [.. Layouts.Table(run).Where(column => column.IsFor(run.Views.SelectMany(view => view.Measured)))],
        AfterUnits = AfterUnits,
        Summary = SummaryColumns.Create(run.Analysis),
        Data = SpeedExport.Create(run, results),
        Files = [.. Files(run, results)],
        Pictures = [new(SummaryPicture.Kind, () => SummaryPicture.Create(run))],
    };

    // A run with --against answers what changed, not which serializer is the fastest.
    private static ReportPart Compared(ReportPart part, AnalysedRun run)
    {
        if (run.Changes is not { } changes)
        {
            return part;
        }

        var answer = ChangeSections.Answer(changes);
        var sections = ChangeSections.Create(changes, ChangeSections.Title(run.File.Run.Comparison!));
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
            yield return ScalingCsv.Create(run.Analysis);
        }

        if (run.Analysis.TradeOffs.Count > 0)
        {
            yield return TradeOffCsv.Create(run.Analysis);
        }
    }
}
