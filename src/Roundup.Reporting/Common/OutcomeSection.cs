using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>How many cases of each serializer ended how.</summary>
public static class OutcomeSection
{
    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var cases = run.Cases.Select(row => row.Result).ToList();
        return new(
        [
            new Heading(2, "Outcomes") { Anchor = Anchors.Outcomes, Detail = Detail.Full },
            cases.Count == 0 ? new Paragraph(Inline.Of("The plan has no case.")) { Detail = Detail.Full } : TableOf(cases),
            .. Forms(cases),
        ]);
    }

    // The serializers that return equivalent numbers: 1.5 for 1.50.
    private static IEnumerable<Block> Forms(List<CaseResult> cases)
    {
        var serializers = cases.Where(result => result is { Fidelity: Results.Fidelity.Exact, Lost.Count: > 0, IsAccepted: false })
            .GroupBy(result => string.Join(", ", result.Lost), result => result.Id.SerializerName)
            .Select(group => $"{string.Join(", ", group.Distinct())} ({group.Key})")
            .ToList();
        return serializers.Count == 0 ? [] :
        [
            new Paragraph(Inline.Of($"Equivalent numbers, such as 1.5 for 1.50: {string.Join("; ", serializers)}."))
            {
                Detail = Detail.Full,
            },
        ];
    }

    private static Table<Line> TableOf(List<CaseResult> cases)
    {
        var rows = cases.GroupBy(result => result.Id.SerializerName)
            .OrderBy(serializer => serializer.Key, StringComparer.OrdinalIgnoreCase)
            .Select(serializer => new Line(serializer.Key, [.. serializer]));
        return new(
            [
                CaseColumns.Row<Line>(line => line.Name ?? "Total") with { IsStrong = line => line.Name is null },
                .. cases.Select(result => result.Outcome)
                    .Distinct()
                    .Order()
                    .Select(outcome => Number(outcome.Word(), result => result.Outcome == outcome)),
                .. cases.Where(IsLossy).Take(1).Select(_ => Number("of them lossy", IsLossy)),
            ],
            [.. rows, new Line(null, cases)])
        {
            Detail = Detail.Full,
        };
    }

    private static bool IsLossy(CaseResult result) => result.Fidelity == Results.Fidelity.Lossy;

    // None is an empty cell: what happened stands out.
    private static Column<Line> Number(string heading, Func<CaseResult, bool> counts) =>
        Column.Of<Line>(heading, line => line.Cases.Count(counts) is var count and > 0 ? Wording.Plain(count) : "", isNumeric: true);

    private sealed record Line(string? Name, IReadOnlyList<CaseResult> Cases);
}
