using Roundup.Analysis.FirstCall;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.FirstCall;

/// <summary>
/// The report of the experiment first-call: one table for each operation with the targets below each other, then one for each type.
/// </summary>
public sealed class FirstCallReport : IExperimentReport
{
    private const string Remark =
        "Each process takes the first value of each dataset. Floors show what the harness itself costs, which is in every row and not "
        + "subtracted.";

    /// <inheritdoc/>
    public string Experiment => "first-call";

    /// <inheritdoc/>
    public Report Of(ResultsFile file, string? baseline = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var analysis = FirstCallAnalysis.Of(file, baseline);
        var run = ReportedRun.Of(file, result => analysis.Rows.Any(row => row.Types.Any(call => call.Result.Id == result.Id))) with
        {
            Effort = $"{file.Run.Effort}: {Wording.Count(file.Run.Launches, "fresh process", "es")} "
                + $"for each row, operation and target; seed {file.Run.Seed}",
        };
        Section[] sections =
        [
            HeadSection.Of(run),
            MachineSection.Of(run),
            OutcomeSection.Of(run),
            NoticeSection.Of(run),
            FirstCallSection.Of(run, analysis),
            FirstCallPublishedSection.Of(run, analysis),
            LossSection.Of(run),
            MissingSection.Of(run),
            SerializerSection.Of(run),
            DatasetSection.Of(run),
            LegendSection.Of(run, [.. FirstCallColumns.Rows, .. FirstCallColumns.Type], before: Remark),
        ];
        return new(sections, [FirstCallCsv.Of(run, analysis)]);
    }
}
