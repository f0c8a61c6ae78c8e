using Roundup.Catalogue.Definitions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Commands.Lists;

internal static class CatalogueLists
{
    public static IReadOnlyList<Section> Datasets(RoundupCatalogue catalogue) => OrSentence(
        new Table<DatasetDefinition>(
            [
                Column.Of<DatasetDefinition>("Dataset", dataset => dataset.Name),
                Wrapped<DatasetDefinition>("Counts", dataset => string.Join(" ", dataset.Counts)),
                Wrapped<DatasetDefinition>("Description", dataset => dataset.Description),
                new("Polymorphic", "", Unit.Text, dataset => CatalogueFacts.IsPolymorphic(dataset)) { Detail = Detail.Data },
            ],
            catalogue.Datasets)
        {
            Name = "datasets",
        },
        "There is no dataset yet: create one with `roundup new dataset NAME`.");

    public static IReadOnlyList<Section> Suites(RoundupCatalogue catalogue) => OrSentence(
        new Table<SuiteDefinition>(
            [
                Column.Of<SuiteDefinition>("Suite", suite => suite.Name),
                Column.Of<SuiteDefinition>("Effort", suite => suite.Effort),
                Wrapped<SuiteDefinition>(
                    "Datasets",
                    suite => string.Join(
                        ", ",
                        suite.Datasets.Select(data => data.Counts is null ? data.Name : $"{data.Name} x{string.Join(",", data.Counts)}"))),
                Wrapped<SuiteDefinition>("Description", suite => suite.Description ?? suite.Title),
            ],
            catalogue.Suites)
        {
            Name = "suites",
        },
        "There is no suite yet: add a file to suites/.");

    public static IReadOnlyList<Column<CatalogueCompressor>> CompressorColumns { get; } =
    [
        Column.Of<CatalogueCompressor>("Compressor", row => Linked(row.Configuration.FullName, row.Compressor.Home)),
        Column.Of<CatalogueCompressor>("Package", row => row.Compressor.Package),
        Column.Of<CatalogueCompressor>("Version", row => row.Compressor.PackageVersion),
        Wrapped<CatalogueCompressor>("Licence", row => row.Compressor.Licence),
        Column.Of<CatalogueCompressor>("Status", row => row.Compressor.Status),
        Column.Of<CatalogueCompressor>("Last release", row => row.Compressor.LastRelease?.Text) with { Detail = Detail.Full },
        Column.Of<CatalogueCompressor>("Looked up", row => Day(row.Compressor.LookedUp)) with { Detail = Detail.Full },
        Wrapped<CatalogueCompressor>("Notes", row => row.Configuration.Notes) with { Detail = Detail.Brief },
    ];

    // What is true of all serializers of a compressor is shown once, below.
    public static IReadOnlyList<Section> Compressors(RoundupCatalogue catalogue) =>
    [
        .. OrSentence(
            new Table<CatalogueCompressor>(CompressorColumns, catalogue.CompressorConfigurations) { Name = "compressors" },
            "There is no compressor yet: create one with `roundup new compressor NAME`."),
        new(List(new Table<CompressorDefinition>(
            [
                Column.Of<CompressorDefinition>("Compressor", compressor => compressor.Name),
                Wrapped<CompressorDefinition>(
                    "Description",
                    compressor => $"{compressor.Notes} {(compressor.Unverified is { } reason ? $"Unverified: {reason}" : "")}".Trim()),
            ],
            catalogue.Compressors)
        {
            Name = "descriptions",
        })),
    ];

    public static Column<TRow> Wrapped<TRow>(string heading, Func<TRow, Inline?> text) => Column.Of(heading, text) with { Wraps = true };

    public static Inline Linked(string name, string? home) => new(new Span(name) { Address = home });

    public static string? Day(DateOnly? day) => day?.ToString("O", CultureInfo.InvariantCulture);

    public static Table List(Table table) => table with { HasLongTexts = true, Detail = Detail.Everywhere };

    private static IReadOnlyList<Section> OrSentence<TRow>(Table<TRow> table, string sentence) =>
        [table.Rows.Count > 0 ? new(List(table)) : new(List(table), new Paragraph(Inline.Of(sentence)))];
}
