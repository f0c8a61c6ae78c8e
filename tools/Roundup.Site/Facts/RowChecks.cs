using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Checks;
using Roundup.Results;
using Roundup.Site.Gallery;

namespace Roundup.Site.Facts;

/// <summary>What checks found of rows.</summary>
internal static class RowChecks
{
    /// <summary>Causes that are told of a question.</summary>
    private const int MostFindings = 3;

    private const string Old = "Old";
    private const string New = "New";

    /// <summary>By row, the newest run first; each with the first of its targets that compiles while it runs.</summary>
    public static ILookup<string, RowCheck> Of(IEnumerable<GalleryRun> runs)
    {
        var checks =
            from run in runs.OrderByDescending(run => run.File.Run.Started)
            where run.File.Has(ExperimentNames.Check)
            let file = run.File.Of(ExperimentNames.Check)
            let text = new CheckText(file)
            from row in CheckedRow.Of(file)
            where TargetFamilies.Of(row.Target) == TargetFamily.Jit
            select (row.Name, Check: Of(FactSource.Of(run), file, text, row));
        return checks.ToLookup(one => one.Name, one => one.Check);
    }

    private static RowCheck Of(FactSource source, ResultsFile file, CheckText text, CheckedRow row) =>
        new(source, row.Target, row.Version)
        {
            Questions = row.Cells.Where(cell => cell.Value.IsAsked).OrderBy(cell => cell.Key).ToDictionary(
                cell => cell.Key.Word(),
                cell => new CheckedQuestion(cell.Value.Worst, cell.Value.Held, cell.Value.Causes.Count)
                {
                    Findings =
                    [
                        .. cell.Value.Causes.OrderByDescending(cause => cause.Outcome).Take(MostFindings)
                            .Select(cause => new CheckedFinding(cause.Outcome, CheckText.What(cause), text.Command(row, cause))),
                    ],
                }),
            Changes = [.. Changes(file, row)],
        };

    /// <summary>A case has the model that reads: that of a dataset of before a change reads what was written after it.</summary>
    private static IEnumerable<ModelChange> Changes(ResultsFile file, CheckedRow row)
    {
        var cases = file.Cases.Where(one => one.Id.RowName == row.Name && one.Id.Table.Target == row.Target && CheckedRow.IsAsked(one))
            .ToDictionary(one => one.Id.Table.Dataset, one => Outcome((CheckedCase)one.Part));
        return
            from name in cases.Keys.Where(name => name.EndsWith(Old, StringComparison.Ordinal)).Select(name => name[..^Old.Length])
            let change = new ModelChange(name, cases.GetValueOrDefault(name + New), cases[name + Old])
            where change.NewReadsOld is not null || change.OldReadsNew is not null
            orderby name
            select change;
    }

    private static CheckOutcome? Outcome(CheckedCase check)
    {
        var found = check.Findings.Where(finding => finding.Column == CheckColumn.Versions).ToList();
        return found.Count > 0 ? found.Max(finding => finding.Outcome)
            : check.Held.ContainsKey(CheckColumn.Versions) ? CheckOutcome.Held
            : null;
    }
}
