using Roundup.Analysis.Experiments.FirstCall;

namespace Roundup.Reporting.FirstCall;

internal static class FirstCallTitle
{
    public static string Format(FirstCallRow row) =>
        $"{row.Operation} · first calls · {row.Shape}{(row.Count > 1 ? $" x{row.Count:N0}" : "")}";

    public static string Types(FirstCallRun run, IReadOnlyList<FirstCallRow> rows)
    {
        var others = rows.Where(row => row.First is not null && row.First.Result.Id.Table.Dataset != run.FirstType)
            .Select(row =>
                $" {row.Name} on {row.Target} does not support it and begins with {row.First!.Result.Id.Table.Dataset}, without a rank.");
        var further = rows.SelectMany(row => row.Further).Select(call => call.Result.Id.Table.Dataset).Distinct().ToList();
        return $"First type: {run.FirstType ?? "none was measured"}."
            + $"{(further.Count > 0 ? $" Further types: {string.Join(", ", further)}." : "")}{string.Concat(others)}";
    }
}
