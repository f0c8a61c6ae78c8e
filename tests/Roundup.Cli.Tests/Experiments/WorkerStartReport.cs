using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Cli.Tests.Experiments;

/// <summary>What <see cref="WorkerStartExperiment"/> reports: one section of its own, between those that every report has.</summary>
internal sealed class WorkerStartReport : IExperimentReport
{
    private static readonly Column<CaseResult>[] s_columns =
    [
        new("Serializer", "The row.", Quantity.Text, result => result.Id.Serializer) { Role = ColumnRole.Name },
        new(
            "Start",
            "The shortest time until the worker answered.",
            Quantity.Time,
            result => ((WorkerStartData)result.Part).StartNs.Min()),
    ];

    public string Experiment => WorkerStartExperiment.ItsName;

    public string Title => "Starts of workers";

    public ReportPart Of(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        List<CaseResult> measured = [.. file.Cases.Where(result => result.Part is WorkerStartData)];
        return new(
            ReportedRun.Of(file, result => result.Part is WorkerStartData, losses),
            [new(new Heading(2, Title), new Table<CaseResult>(s_columns, measured))])
        {
            Columns = s_columns,
            Files = [ReportFile.Csv("results.csv", s_columns, measured)],
        };
    }
}
