using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>The page of a library: every number of its rows in all runs, what it loses, how it is called and how to contest it.</summary>
internal static class LibraryPage
{
    private const string Rules =
        "Ratio: the time over that of the baseline in the same table, with its 95 % interval; below 1 is faster. A rank is that in the "
        + "table of that run. Two runs were measured at different times, and perhaps on different machines: compare rows within a run.";

    public static IReadOnlyList<Section> Of(MeasuredLibrary library, string? contributing) =>
    [
        Navigation.Back,
        Head(library),
        Summary(library),
        Calls(library, contributing),
        .. library.Rows.Select(row => OfRow(library, row)),
        Lost(library),
        Missing(library),
        Marks(library),
    ];

    private static Section Head(MeasuredLibrary library)
    {
        var info = library.Infos[0];
        ListItem?[] facts =
        [
            new("Format", Inline.Of(string.Join(", ", library.Infos.Select(Format).Distinct()))),
            new("Package", Inline.Of(info.Package ?? (info.FromSource ? "built from source" : "part of .NET"))),
            new("Status", Inline.Of(info.StatusReason is { Length: > 0 } reason ? $"{info.Status}: {reason}" : info.Status)),
            Fact("Dangerous", info.Dangerous),
            Fact("Licence", info.Licence),
            info.Home is null ? null : new("Home", Inline.Address(info.Home)!),
            Fact("Notes", library.Known.Notes),
            new("Rows", new(Links(library.Rows.Select(row => new Span(row) { Anchor = library.AnchorOf(row) })))),
            new("Runs", new(Links(library.Runs.Select(run => Navigation.To(run, "../"))))),
        ];
        return new(
            new Heading(1, library.Known.Name),
            new List(ListForm.Facts, [.. facts.OfType<ListItem>()]),
            new Heading(2, "Versions measured"),
            LibraryTables.Versions(library));
    }

    private static Section Summary(MeasuredLibrary library) => library.Summaries.Count == 0 ? new() : new(
        new Heading(2, "In each run"),
        new Paragraph(Inline.Of("Over the row named as the baseline: geometric means over the tables of the run, with 95 % intervals.")),
        LibraryTables.Summary(library));

    private static Section Calls(MeasuredLibrary library, string? contributing) => new(
    [
        new Heading(2, "How it is called"),
        .. library.Known.Calls.Count == 0 ? Array.Empty<Block>() : [new List(ListForm.Bullets, library.Known.Calls)],
        .. library.Known.Code is { } code ? (Block[])[new Paragraph(new([new Span("Code: "), .. code.Spans, new Span(".")]))] : [],
        new Paragraph(new Inline(
            new Span("A row follows the library's own documentation, with default settings. If one does not, "),
            contributing is null ? new Span("contest it") : new Span("contest it") { Address = contributing + "#is-your-row-wrong" },
            new Span(": CONTRIBUTING.md says how to check and repeat a row."))),
    ]);

    private static Section OfRow(MeasuredLibrary library, string row)
    {
        var info = library.Infos.First(one => one.Name == row);
        var cases = library.Cases.Where(one => one.Serializer.Name == row).ToList();
        ListItem?[] facts =
        [
            Fact("Needs", info.Needs),
            Fact("Notes", Notes(info, library.Known.Notes)),
            Fact("Exact", Data(cases, Results.Fidelity.Exact)),
            Fact("Lossy", Data(cases, Results.Fidelity.Lossy)),
        ];
        var figures = library.FiguresOf(row).ToList();
        return new(
        [
            new Heading(2, row) { Anchor = library.AnchorOf(row) },
            new List(ListForm.Facts, [.. facts.OfType<ListItem>()]),
            .. figures.Count == 0 ? [new Paragraph(Inline.Of("No run has a number for this row."))] : Array.Empty<Block>(),
            .. figures.SelectMany(experiment => (Block[])
            [
                new Heading(3, experiment.Title),
                .. LibraryTables.Figures(library, experiment.Figures),
            ]),
        ]);
    }

    private static Section Lost(MeasuredLibrary library) => library.Losses.All.Count == 0 ? new() : new(
        new Heading(2, "What is lost") { Anchor = Anchors.Losses },
        LossSection.Table(library.Losses));

    private static Section Missing(MeasuredLibrary library)
    {
        var missing = Reporting.Common.Missing.Of(library.Cases);
        return missing.Count == 0 ? new() : new(
            new Heading(2, "Not measured") { Anchor = Anchors.Missing },
            LibraryTables.Missing(missing));
    }

    private static Section Marks(MeasuredLibrary library) => new(
        new Heading(2, "How to read the numbers"),
        new Paragraph(Inline.Of(Rules)),
        new List(
            ListForm.Facts,
            [.. Reporting.Common.Marks.Legend(library.Cases)
                .Select(mark => mark with { Label = mark.Label?.Trim(), Detail = Detail.Always })]));

    private static string Format(SerializerInfo info) =>
        info.FormatDetails is { Length: > 0 } details ? $"{info.Format} ({details})" : info.Format;

    /// <summary>What a run says of a row begins with what holds for all rows of the library.</summary>
    private static string? Notes(SerializerInfo info, string? ofLibrary) =>
        ofLibrary is not null && info.Notes?.StartsWith(ofLibrary, StringComparison.Ordinal) == true
            ? info.Notes[ofLibrary.Length..].Trim()
            : info.Notes;

    private static ListItem? Fact(string label, string? text) => text is { Length: > 0 } ? new(label, Inline.Of(text)) : null;

    /// <summary>The datasets that came back so, by the worst of their cases.</summary>
    private static string Data(IEnumerable<ReportedCase> cases, Results.Fidelity fidelity) => string.Join(", ", cases
        .GroupBy(row => row.Result.Id.Table.Dataset)
        .Where(data => FidelityOf(data) == fidelity)
        .Select(data => data.Key));

    private static Results.Fidelity FidelityOf(IEnumerable<ReportedCase> cases)
    {
        var known = cases.Select(row => row.Result.Fidelity).Where(one => one != Results.Fidelity.Unchecked).ToList();
        return known.Count == 0 ? Results.Fidelity.Unchecked : FidelityKinds.Worst(known);
    }

    private static IReadOnlyList<Span> Links(IEnumerable<Span> links) =>
        [.. links.SelectMany((link, i) => new[] { new Span(i == 0 ? "" : ", "), link })];
}
