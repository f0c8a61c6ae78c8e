using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Cli.Tests.Experiments;

/// <summary>What <see cref="WorkerStartExperiment"/> reports: one section of its own between those that every report has.</summary>
internal sealed class WorkerStartReport : IExperimentReport
{
    private static readonly Column<CaseResult>[] s_columns =
    [
        new("Serializer", "The row.", Quantity.Text, result => result.Id.Serializer) { Role = ColumnRole.Name },
        new(
            "Start",
            "The shortest time until the worker answered.",
            Quantity.Time,
            result => ((WorkerStartData)result.Data!).StartNs.Min()),
    ];

    public string Experiment => WorkerStartExperiment.ItsName;

    public Report Of(ResultsFile file, string? baseline = null)
    {
        var run = ReportedRun.Of(file, result => result.Data is WorkerStartData);
        List<CaseResult> measured = [.. file.Cases.Where(result => result.Data is WorkerStartData)];
        Section[] sections =
        [
            HeadSection.Of(run),
            new(new Heading(2, "Starts of workers"), new Table<CaseResult>(s_columns, measured)),
            MissingSection.Of(run),
            LegendSection.Of(run, s_columns),
        ];
        return new(sections, [ReportFile.Csv("results.csv", s_columns, measured)]);
    }
}
