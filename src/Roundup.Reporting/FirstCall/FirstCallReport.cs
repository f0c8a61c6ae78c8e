using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.FirstCall;

/// <summary>
/// The report of the experiment first-call: one table for each operation with the targets below each other, then one for each type.
/// </summary>
public sealed class FirstCallReport : IExperimentReport
{
    private const string Remark =
        "Each process takes the first value of each dataset. References show what the harness itself costs, which is in every figure and "
        + "not subtracted.";

    /// <inheritdoc/>
    public string Experiment => ExperimentNames.FirstCall;

    /// <inheritdoc/>
    public string Title => "First calls";

    /// <inheritdoc/>
    /// <inheritdoc/>
    public ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var analysis = FirstCallAnalysis.Analyse(file, baseline);
        var calls = analysis.Rows.SelectMany(row => row.Types).ToDictionary(call => call.Result.Id);
        var run = ReportedRun.Of(file, result => calls.ContainsKey(result.Id), losses) with
        {
            Efforts = [("Effort", EffortOf(file.Run.Experiment, file.Run.Seed))],
        };
        var results = FirstCallCsv.Create(run, analysis);
        return new(run, [FirstCallSection.Create(run, analysis)])
        {
            Columns = [.. FirstCallColumns.Rows, .. FirstCallColumns.Type],
            BeforeUnits = Remark,
            Summary = [.. Enum.GetValues<Operation>().Select(operation => Summary(calls, operation))],
            Data = new(results),
            Files = [ReportFile.Csv("results.csv", results)],
            Numbers = Numbers(run, calls),
            HasContents = false,
        };
    }

    // Those of the first type: what a library does once is in them, and not in those of further types.
    private static IReadOnlyList<DataComparison> Numbers(ReportedRun run, Dictionary<CaseId, AnalysedFirstCall> calls) =>
    [
        .. run.Cases.Where(row => !calls.TryGetValue(row.Result.Id, out var call) || call.IsFirst)
            .GroupBy(row => row.Result.Id.Table with { Operation = default })
            .Where(type => type.Any(row => row.HasNumber))
            .Select(type => new DataComparison(
            Wording.Data(type.Key),
            PageNumbers.About(type.Key),
            [.. type.GroupBy(row => row.Result.Id.SerializerName).Select(both => PageNumbers.Case(run, [.. both]) with
            {
                FirstCallNs = both.All(row => row.HasNumber) ? both.Sum(row => calls[row.Result.Id].Time.Median) : null,
            })])),
    ];

    private static string EffortOf(ExperimentRun run, ulong seed) =>
        $"{run.Effort}: {Wording.Count(run.Launches, "fresh process", "es")} for each serializer, operation and runtime; seed {seed}";

    private static Column<SummaryRow> Summary(IReadOnlyDictionary<CaseId, AnalysedFirstCall> calls, Operation operation) => new(
        operation == Operation.Serialize ? "First (ser.)" : "First (deser.)",
        $"The first call to {operation.ToString().ToLowerInvariant()} in a fresh process, median over the processes; for the first type, "
        + "it includes what the library does once.",
        Unit.Time,
        row => calls.GetValueOrDefault(row.Get(operation))?.Time.Median)
    {
        HasOwnUnit = true,
        ChoosesUnit = false,
    };
}
