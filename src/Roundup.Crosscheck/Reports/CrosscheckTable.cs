using Roundup.Crosscheck.Comparison;

namespace Roundup.Crosscheck.Reports;

/// <summary>The columns of a cell's table and their values, for the console and for Markdown.</summary>
internal static class CrosscheckTable
{
    /// <summary>The headings; BDN is BenchmarkDotNet.</summary>
    public static IReadOnlyList<string> Headings { get; } = ["Serializer", "Time", "BDN", "+/-", "Ratio", "BDN", "+/-", "Bytes", "BDN", "+/-", "BDN s"];

    /// <summary>One line for each row; what is unknown is empty.</summary>
    public static IReadOnlyList<IReadOnlyList<string>> Rows(CrosscheckCell cell) =>
    [
        .. cell.Rows.Select(row =>
        {
            var difference = RowDifference.Of(cell, row);
            return new[]
            {
                row.Serializer,
                Figure.Time(row.Ours?.TimeNs),
                Figure.Time(row.BenchmarkDotNet?.TimeNs),
                Figure.Signed(difference?.Time),
                Figure.Ratio(row.Ours?.Ratio),
                Figure.Ratio(row.BenchmarkDotNet?.Ratio),
                Figure.Signed(difference?.Ratio),
                Figure.Bytes(row.Ours?.AllocatedBytes),
                Figure.Bytes(row.BenchmarkDotNet?.AllocatedBytes),
                Figure.SignedBytes(difference?.AllocatedBytes) + (difference?.AllocationIsEqual == false ? " !" : ""),
                row.Detail is null ? "" : Figure.Seconds(row.Detail.Seconds).Replace(" s", "", StringComparison.Ordinal),
            };
        }),
    ];

    /// <summary>The heading of a cell: what it is, and what each spent on it.</summary>
    public static string Title(CrosscheckCell cell)
    {
        double? theirs = cell.Rows.Any(row => row.Detail is not null) ? cell.Rows.Sum(row => row.Detail?.Seconds ?? 0) : null;
        string?[] spent = [cell.OursSeconds is { } ours ? $"Roundup {Figure.Seconds(ours)}" : null, theirs is null ? null : $"BenchmarkDotNet {Figure.Seconds(theirs)}"];
        var text = string.Join(", ", spent.OfType<string>());
        return text.Length == 0 ? cell.Id.ToString() : $"{cell.Id} ({text})";
    }

    /// <summary>Why rows lack a number.</summary>
    public static IEnumerable<string> Missing(CrosscheckCell cell) => cell.Rows.SelectMany(row => new[]
    {
        row.OursReason is { } ours ? $"{row.Serializer}, Roundup: {ours}" : null,
        row.Detail?.Failure is { } theirs ? $"{row.Serializer}, BenchmarkDotNet: {theirs}" : null,
    }).OfType<string>();
}
