using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Columns;

/// <summary>A sign behind a row on the console.</summary>
/// <param name="Sign">The sign.</param>
/// <param name="Meaning">What it says.</param>
/// <param name="Applies">Which rows carry it.</param>
internal sealed record Mark(string Sign, string Meaning, Func<AnalysedCase, bool> Applies);

/// <summary>Every mark.</summary>
internal static class Marks
{
    private static readonly Mark Lossy = new("L", "Lossy: not all of the data came back; the number leads to the note with the members.", c => c.Result.Fidelity == Fidelity.Lossy);

    /// <summary>In the order in which a row shows them.</summary>
    public static IReadOnlyList<Mark> All { get; } =
    [
        Lossy,
        new("U", "Unchecked: the round trip was not compared with the input.", c => c.Result.Fidelity == Fidelity.Unchecked && c.Time is not null),
        new("A", "Adapted: the library lacks this shape; another one of its own was wrapped, at a cost.", c => c.Result.AdaptedFrom is not null),
        new("D", "Dangerous: do not use it on data from outside.", c => c.Serializer.Dangerous is not null || c.Serializer.Status == "dangerous"),
    ];

    /// <summary>The signs of a row, <c>L1 A</c>; null without any.</summary>
    public static string? Of(Row row)
    {
        var signs = All.Where(m => m.Applies(row.Case)).Select(m => m == Lossy ? m.Sign + Losses.Number(row.Run, row.Case.Result) : m.Sign);
        var text = string.Join(' ', signs);
        return text.Length == 0 ? null : text;
    }
}
