using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>The serializers that no run measured, each with the reason of most of its cases.</summary>
internal static class SerializersWithoutNumber
{
    private static readonly Column<Line>[] s_columns =
    [
        Column.Of<Line>("Serializer", line => new(
            new Span(line.Serializer)
            { Address = $"{Navigation.Libraries}/{line.Library.Sheet.Page}.html#{line.Library.Sheet.AnchorOf(line.Serializer)}" })) with
        {
            Role = ColumnRole.Name,
        },
        Column.Of<Line>("Outcome", line => line.Result?.Outcome.Word() ?? "checked"),
        Column.Of<Line>("Reason", line => line.Result?.Reason ?? "No run measured it."),
        Column.Of<Line>("Runs", line => string.Join(", ", line.Runs)),
    ];

    public static Section Create(IReadOnlyList<MeasuredLibrary> libraries)
    {
        Line[] lines = [.. libraries
            .SelectMany(library => library.Sheet.Serializers.Select(serializer => Find(library, serializer))).OfType<Line>()];
        return lines.Length == 0 ? new() : new(
            new Heading(2, "Not measured") { Anchor = "not-measured" },
            new Paragraph(Inline.Of("No run here measured these serializers. The reason is the most frequent one.")),
            new Table<Line>(s_columns, lines) { HasLongTexts = true });
    }

    private static Line? Find(MeasuredLibrary library, string serializer)
    {
        List<ReportedCase> cases = [.. library.Cases.Where(one => one.Serializer.Name == serializer)];
        if (cases.Exists(one => one.HasNumber))
        {
            return null;
        }

        var missing = cases.Select(one => one.Result).Where(result => result.Outcome != Outcome.Measured)
            .GroupBy(result => (result.Outcome, result.Reason))
            .MaxBy(same => same.Count());
        var runs = library.Runs.Where(run => run.File.Serializers.Any(info => info.Name == serializer)).Select(run => run.Name);
        return new(library, serializer, missing?.First(), [.. runs]);
    }

    // The result is a case without a number; null where all were checked and none was timed.
    private sealed record Line(MeasuredLibrary Library, string Serializer, CaseResult? Result, IReadOnlyList<string> Runs);
}
