using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Engine.Builds.Stage;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using static Roundup.Cli.Commands.Lists.CatalogueLists;

namespace Roundup.Cli.Commands.Lists;

// The output of roundup list serializers: a line for each row, then each reason once, with the rows that it is true of. What does not
// differ from machine to machine and does not fit into 100 columns (licences, dates) is in the document and in files for programs.
internal static class SerializersList
{
    private static readonly Column<ListedSerializer>[] s_columns =
    [
        Column.Of<ListedSerializer>("Serializer", row => Linked(row.Row.FullName, row.Library.Home)),
        Column.Of<ListedSerializer>("Here", row => row.Here) with
        {
            Text = row => row.Here + (row.Library.Unverified is null ? "" : "*"),
            Detail = Detail.Brief,
        },
        Column.Of<ListedSerializer>("Package", row => row.Library.Package) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Version", row => row.Version),
        Column.Of<ListedSerializer>("Format", row => row.Library.Format) with { Detail = Detail.Brief },
        Column.Of<ListedSerializer>("Needs", row => row.Row.Needs) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Shapes", row => ShapeLetters.Of(row.Row).Replace("-", "", StringComparison.Ordinal)) with
        {
            Text = row => new Inline(new Span(ShapeLetters.Of(row.Row)) { IsCode = true }),
        },
        Column.Of<ListedSerializer>("NativeAOT", row => row.Aot) with { Detail = Detail.Full, LeavesOutEmpty = true },
        Column.Of<ListedSerializer>("Licence", row => row.Library.Licence) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Status", row => row.Library.Status) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Last release", row => row.Library.LastRelease?.Text) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Looked up", row => Day(row.Library.LookedUp)) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Home", row => row.Library.Home) with { Detail = Detail.Data },
        Column.Of<ListedSerializer>("Reason", row => row.State.Reason) with { Detail = Detail.Data },
        Column.Of<ListedSerializer>("Unverified", row => row.Library.Unverified) with { Detail = Detail.Data },
    ];

    public static Table<ListedSerializer> Document(IReadOnlyList<ListedSerializer> rows, Func<ListedSerializer, Inline?> code) =>
        Table(rows, [Column.Of<ListedSerializer>("Code", _ => null) with { Text = code, Detail = Detail.Full }]);

    // Each column says in which report it stands.
    private static Table<ListedSerializer> Table(IReadOnlyList<ListedSerializer> rows, IEnumerable<Column<ListedSerializer>> others) =>
        new([.. s_columns, .. others], rows)
        {
            Name = "serializers",
            HasLongTexts = true,
            Detail = Detail.Data,
        };

    // facts: null: programs are told no more than people.
    public static IReadOnlyList<Section> Of(
        RoundupCatalogue catalogue, Func<CatalogueSerializer, SerializerState> stateOf, StoredAot? aot = null, CatalogueFacts? facts = null)
    {
        var rows = catalogue.Rows.Select(row => new ListedSerializer(row.Library, row.Row, stateOf(row), aot)).ToList();
        var table = Table(rows, facts is null ? [] : ProgramColumns.Of(catalogue, facts));
        return rows.Count == 0
            ? [new(table, Brief(new Paragraph(Inline.Of("There is no serializer yet: create one with `roundup new serializer NAME`."))))]
            :
            [
                new(table, Brief(table)),
                Legend(
                    "Here: based on the last build (--check builds all).",
                    "*: unverified, see below.",
                    ShapeLetters.Legend,
                    "What the model needs, licences, status and dates: --markdown."),
                new(Brief(List(Reasons(rows)))),
            ];
    }

    public static Section Legend(params IEnumerable<string> lines) =>
        new([.. lines.Select(line => Brief(new Paragraph(Inline.Of(line)) { Tone = Tone.Note }))]);

    private static Block Brief(Block block) => block with { Detail = Detail.Brief };

    private static Table<Reason> Reasons(IEnumerable<ListedSerializer> rows) => new(
        [
            Column.Of<Reason>("Is", reason => reason.Is),
            Wrapped<Reason>("Serializers", reason => reason.Names),
            Wrapped<Reason>("Because", reason => reason.Because),
        ],
        [
            .. rows.GroupBy(row => row.Library)
                .SelectMany(library => ReasonsOf(library.Key, [.. library]))
                .GroupBy(reason => (reason.Is, reason.Because), reason => reason.Names)
                .Select(names => new Reason(string.Join(", ", names), names.Key.Is, names.Key.Because)),
        ]);

    private static IEnumerable<Reason> ReasonsOf(LibraryDefinition library, List<ListedSerializer> rows)
    {
        foreach (var same in rows.Where(row => row.State.Reason is not null).GroupBy(row => (row.Here, row.State.Reason)))
        {
            // What is true of all rows of a library is shown once.
            foreach (var name in same.Count() == rows.Count ? [library.Name] : same.Select(row => row.Row.FullName))
            {
                yield return new(name, same.Key.Here, same.Key.Reason!);
            }
        }

        if (library.Unverified is { } unverified)
        {
            yield return new(library.Name, "unverified", unverified);
        }

        if (library.OnlyWhenNamed is { } named)
        {
            yield return new(library.Name, "only when named", named);
        }

        if (library.StatusReason is { } reason)
        {
            yield return new(library.Name, library.Status, reason);
        }

        foreach (var same in rows.Where(row => row.Danger is not null).GroupBy(row => row.Danger!))
        {
            yield return new(
                same.Count() == rows.Count ? library.Name : string.Join(", ", same.Select(row => row.Row.FullName)),
                "unsafe for untrusted data",
                library.DangerousSource is { } page ? $"{same.Key.TrimEnd('.')} ({page})" : same.Key);
        }
    }

    private sealed record Reason(string Names, string Is, string Because);
}

internal sealed record ListedSerializer(LibraryDefinition Library, SerializerDefinition Row, SerializerState State, StoredAot? Stored)
{
    public string? Aot => Stored?.Of(Row.FullName, Version, "not known");

    public string Here =>
        State.Status == SerializerStatus.NotBuilt && Library.OnlyWhenNamed is not null ? "only when named" : WordOf(State.Status);

    public string? Danger => new CatalogueSerializer(Library, Row).Dangerous;

    public string Version => State.Version ?? Library.PackageVersion ?? (Library.IsFromSource ? "source" : "runtime");

    public static string WordOf(SerializerStatus status) => status switch
    {
        SerializerStatus.Ready => "ready",
        SerializerStatus.Unavailable => "unavailable",
        SerializerStatus.Unsupported => "unsupported",
        SerializerStatus.BuildFailed => "build-failed",
        _ => "not built",
    };
}

internal static class ShapeLetters
{
    // In the order of the shapes.
    private const string Letters = "SBWTAEP";

    public static string Legend { get; } =
        $"Shapes: {string.Join(", ", Letters.Zip(Enum.GetNames<Shape>(), (letter, name) => $"{letter} {name}"))}; "
        + "a small letter is adapted.";

    public static string Of(SerializerDefinition row) => string.Concat(Enum.GetValues<Shape>().Take(Letters.Length).Select(shape =>
        row.Native.Contains(shape) ? Letters[(int)shape] : row.Adapted.Contains(shape) ? char.ToLowerInvariant(Letters[(int)shape]) : '-'));
}
