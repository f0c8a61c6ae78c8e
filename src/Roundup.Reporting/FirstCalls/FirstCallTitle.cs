using Roundup.Analysis.FirstCalls;

namespace Roundup.Reporting.FirstCalls;

/// <summary>What tables about first calls are called.</summary>
internal static class FirstCallTitle
{
    /// <summary>A summary: the operation, the shape, and the count where it is more than one object.</summary>
    public static string Of(FirstCallRow row) => $"{row.Operation} · first calls · {row.Shape}{(row.Count > 1 ? $" x{row.Count:N0}" : "")}";

    /// <summary>Which type is the first; more than one where some row cannot do the suite's.</summary>
    public static string FirstTypes(IEnumerable<FirstCallRow> rows)
    {
        var types = rows.Select(row => row.First?.Result.Id.Cell.Dataset).OfType<string>().CountBy(name => name).OrderByDescending(type => type.Value).Select(type => type.Key).ToList();
        return types.Count == 0 ? "No row has a number for its first type." : $"First type: {types[0]}{(types.Count > 1 ? $" (for rows that cannot do it: {string.Join(", ", types.Skip(1))})" : "")}.";
    }

    /// <summary>The further types.</summary>
    public static string FurtherTypes(IEnumerable<FirstCallRow> rows) =>
        rows.SelectMany(row => row.Further).Select(call => call.Result.Id.Cell.Dataset).Distinct().ToList() is { Count: > 0 } types ? $" Further types: {string.Join(", ", types)}." : "";
}
