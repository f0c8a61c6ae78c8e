using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Speed;

/// <summary>The columns about speed in the table that sums up a run with several experiments.</summary>
internal static class SummaryColumns
{
    /// <summary>The columns: ratios where the run has a baseline, else times.</summary>
    public static IReadOnlyList<Column<SummaryRow>> Create(AnalysedRun run)
    {
        var cases = run.Tables.SelectMany(table => table.Rows).ToLookup(row => row.Result.Id);
        var planned = run.File.Cases.Select(result => result.Id).ToHashSet();
        AnalysedCase? Find(SummaryRow row, Operation operation) => cases[row.Get(operation)].FirstOrDefault();
        Column<SummaryRow> Time(Operation operation) => run.Tables.SelectMany(table => table.Rows).Any(row => row.Ratio is not null)
            ? new(
                operation.ToString(),
                "Time of one warm call over the baseline's.",
                Unit.Ratio,
                row => Find(row, operation)?.Ratio?.Ratio)
            {
                IsUnknown = row => ShownRatio.IsHidden(Find(row, operation)?.RatioInterval),
                Text = row => ShownRatio.InPlace(Find(row, operation)?.RatioInterval),
            }
            : new(operation.ToString(), "Time of one warm call, the mean.", Unit.Time, row => Find(row, operation)?.Time?.Mean);
        double? Allocated(SummaryRow row)
        {
            double?[] known =
            [
                .. Enum.GetValues<Operation>().Where(operation => planned.Contains(row.Get(operation)))
                    .Select(operation => Find(row, operation)?[SpeedQuantities.Allocated]),
            ];
            return known.Contains(null) ? null : known.Sum();
        }

        return
        [
            .. Enum.GetValues<Operation>().Select(Time),
            new("Allocated", "Managed memory allocated by one call of each operation, together.", Unit.Bytes, row => Allocated(row)),
        ];
    }
}
