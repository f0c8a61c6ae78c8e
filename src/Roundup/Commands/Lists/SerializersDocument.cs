using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Stage;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using static Roundup.Cli.Commands.Lists.CatalogueLists;

namespace Roundup.Cli.Commands.Lists;

// What the project files say: the same on every machine.
internal static partial class SerializersDocument
{
    private static readonly string[] s_discontinued = ["dead", "archived", "withdrawn"];

    private static readonly Column<LibraryDefinition>[] s_discontinuedColumns =
    [
        Column.Of<LibraryDefinition>("Library", library => Linked(library.Name, library.Home)),
        Column.Of<LibraryDefinition>("Status", library => library.Status),
        Column.Of<LibraryDefinition>("Last release", library => library.LastRelease?.Text),
        Column.Of<LibraryDefinition>("Because", library => library.StatusReason),
    ];

    // toRoot: the way to the root, with a slash; where it is null, paths stand in place of links.
    // aot: null where nothing is to be said of NativeAOT.
    public static Section Create(RoundupCatalogue catalogue, string? toRoot = null, StoredAot? aot = null)
    {
        var references = catalogue.Libraries.Where(library => library.Status == LibraryStatus.Reference).ToList();
        var libraries = catalogue.Libraries.Except(references).ToList();
        var sources = new SerializerSources(catalogue.Root);
        Inline? Links(ListedSerializer serializer) =>
            EntrantText.Links(sources.EntrantOf(serializer.Library), sources.FlavourOf(serializer.Configuration),
                sources.SampleOf(serializer.Library), toRoot);
        Block[] blocks =
        [
            new Heading(1, catalogue.Compressors.Count > 0 ? "Serializers and compressors" : "Serializers"),
            new Paragraph(new Inline(
                new Span("Generated from the project files in serializers/ and compressors/: "),
                Code("roundup list serializers --markdown"),
                new Span("."))),
            new Paragraph(new Inline(
                new Span($"{libraries.Count} libraries in {libraries.Sum(library => library.Serializers.Count)} configurations. "),
                Code("roundup list serializers"),
                new Span(" shows which of them can run on your machine."))),
            new Paragraph(new Inline(
                new Span("Code: the entrant makes the calls, the flavour is the form of the model that the library needs, "
                    + "the sample is written as the library's documentation shows. Timed calls are those of the preferred shape; "),
                Code("roundup show NAME --dataset Users"),
                new Span(" prints all. If a library is not called as its documentation says, "),
                new Span("contest it") { Address = toRoot is null ? null : toRoot + "CONTRIBUTING.md#is-your-library-measured-wrongly" },
                new Span(": CONTRIBUTING.md says how."))),
            new Paragraph(Inline.Of(ShapeLetters.Legend)),
            new Paragraph(new Inline(
                new Span("Looked up: the day on which licence, status and last release were compared with the library's own repository. "
                    + "Libraries that are not measured are in "),
                new Span("docs/not-measured.md") { Address = toRoot is null ? null : toRoot + "docs/not-measured.md" },
                new Span("."))),
            .. libraries.GroupBy(library => library.Format).OrderBy(format => format.Key, StringComparer.OrdinalIgnoreCase)
                .SelectMany(format => OfLibraries(format.Key, null, [.. format], Links, aot)),
            .. references.Count == 0
                ? []
                : OfLibraries("References", "Not libraries: shown in tables for scale, and never ranked.", references, Links, aot),
            .. catalogue.Compressors.Count == 0 ? [] : OfCompressors(catalogue),
            .. OfDiscontinued([.. libraries.Where(library => s_discontinued.Contains(library.Status))]),
        ];
        return new([.. blocks.Select(block => block with { Detail = Detail.Full })]);
    }

    private static IEnumerable<Block> OfLibraries(
        string title, string? text, IReadOnlyList<LibraryDefinition> libraries, Func<ListedSerializer, Inline?> links, StoredAot? aot) =>
    [
        new Heading(2, title),
        .. text is null ? Array.Empty<Block>() : [new Paragraph(Inline.Of(text))],
        SerializersList.Document(
            [.. libraries.SelectMany(
                library => library.Serializers
                    .Select(serializer => new ListedSerializer(library, serializer, new(SerializerStatus.NotBuilt), aot)))],
            links),
        .. Bullets(libraries.SelectMany(library =>
            Notes(
                library.Name, LibraryNotes(library),
                    [.. library.Serializers.Select(serializer => (serializer.FullName, (string?)SerializerNotes(library, serializer)))]))),
        .. Calls(libraries) is { Count: > 0 } calls
            ? new Block[] { new Heading(3, $"Timed calls: {title}"), new List(ListForm.Bullets, calls) }
            : [],
    ];

    private static List<ListItem> Calls(IEnumerable<LibraryDefinition> libraries) =>
    [
        .. libraries.Select(
            library => EntrantText.Calls(library.Name, $"{SerializerSources.ShapeOf(library)}", SerializerSources.CallsOf(library)))
            .OfType<ListItem>(),
    ];

    private static IEnumerable<Block> OfCompressors(RoundupCatalogue catalogue) =>
    [
        new Heading(2, "Compressors"),
        new Table<CatalogueCompressor>(CompressorColumns, catalogue.CompressorConfigurations) { HasLongTexts = true },
        .. Bullets(catalogue.Compressors.SelectMany(compressor => Notes(
            compressor.Name,
            Sentences(compressor.Notes, Unverified(compressor.Unverified)),
            [.. compressor.Configurations.Select(row => (row.FullName, row.Notes))]))),
    ];

    private static IEnumerable<Block> OfDiscontinued(IReadOnlyList<LibraryDefinition> libraries) =>
    [
        new Heading(2, "Removed, dead or withdrawn"),
        .. libraries.Count == 0
            ? [new Paragraph(Inline.Of("None."))]
            : new Block[]
            {
                new Paragraph(Inline.Of("They stay here so that old figures can be checked; nobody should start with them.")),
                new Table<LibraryDefinition>(s_discontinuedColumns, libraries) { HasLongTexts = true },
            },
    ];

    private static IEnumerable<Block> Bullets(IEnumerable<ListItem> items) =>
        items.ToList() is { Count: > 0 } notes ? [new List(ListForm.Bullets, notes)] : [];

    private static string LibraryNotes(LibraryDefinition library) => Sentences(
        library.FormatDetails,
        library.Notes,
        library.StatusReason is { } reason ? $"{char.ToUpperInvariant(library.Status[0])}{library.Status[1..]}: {reason}" : null,
        TrustOf(library),
        library.OnlyWhenNamed is { } named ? $"Only when named: {named}" : null,
        Unverified(library.Unverified));

    private static string SerializerNotes(LibraryDefinition library, SerializerDefinition serializer) => Sentences(
        serializer.Notes,
        serializer.OwnFormat is { } own ? $"Only this library reads the payloads: {own}" : null,
        new CatalogueSerializer(library, serializer).Trust is { } trust && trust != TrustOf(library) ? trust : null,
        serializer.IsOutsideSafe ? "What is said of untrusted data does not cover this configuration" : null);

    private static string? TrustOf(LibraryDefinition library) =>
        library.Serializers.Select(serializer => new CatalogueSerializer(library, serializer)).FirstOrDefault(
            serializer => serializer.Configuration.Dangerous is null && serializer.Trust is not null)
            ?.Trust;

    private static string? Unverified(string? reason) => reason is null ? null : $"Unverified: {reason}";

    // The notes about all serializers, then those about each; together if there is only one serializer.
    private static IEnumerable<ListItem> Notes(string name, string ofAll, List<(string FullName, string? Notes)> rows)
    {
        List<(string Name, string Text)> all = rows.Count == 1
            ? [(name, Sentences(ofAll, rows[0].Notes))]
            : [(name, ofAll), .. rows.Select(row => (row.FullName == name ? $"{name} (default)" : row.FullName, Sentences(row.Notes)))];
        return all
            .Where(note => note.Text.Length > 0)
            .Select(note => new ListItem(null, new Inline([new Span(note.Name) { IsStrong = true }, .. WithLinks(": " + note.Text)])));
    }

    private static string Sentences(params IEnumerable<string?> texts) => string.Join(
        ' ', texts.OfType<string>().Where(text => text.Length > 0).Select(text => text.EndsWith('.') ? text : text + "."));

    private static IEnumerable<Span> WithLinks(string text) => Addresses().Split(text).Where(part => part.Length > 0)
        .Select(part => new Span(part) { Address = part.StartsWith("https://", StringComparison.Ordinal) ? part : null });

    [GeneratedRegex(@"(https://[^\s)]+)")]
    private static partial Regex Addresses();

    private static Span Code(string text) => new(text) { IsCode = true };
}
