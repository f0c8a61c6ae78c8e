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
        Column.Of<ListedSerializer>("Serializer", serializer => Linked(serializer.Configuration.FullName, serializer.Library.Home)),
        Column.Of<ListedSerializer>("Here", serializer => serializer.Here) with
        {
            Text = serializer => serializer.Here + (serializer.Library.Unverified is null ? "" : "*"),
            Detail = Detail.Brief,
        },
        Column.Of<ListedSerializer>("Package", serializer => serializer.Library.Package) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Version", serializer => serializer.Version),
        Column.Of<ListedSerializer>("Format", serializer => serializer.Library.Format) with { Detail = Detail.Brief },
        Column.Of<ListedSerializer>("Needs", serializer => serializer.Configuration.Needs) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Shapes",
            serializer => ShapeLetters.Format(serializer.Configuration).Replace("-", "", StringComparison.Ordinal)) with
        {
            Text = serializer => new Inline(new Span(ShapeLetters.Format(serializer.Configuration)) { IsCode = true }),
        },
        Column.Of<ListedSerializer>("NativeAOT", serializer => serializer.Aot) with { Detail = Detail.Full, LeavesOutEmpty = true },
        Column.Of<ListedSerializer>("Licence", serializer => serializer.Library.Licence) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Status", serializer => serializer.Library.Status) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Last release", serializer => serializer.Library.LastRelease?.Text) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Looked up", serializer => Day(serializer.Library.LookedUp)) with { Detail = Detail.Full },
        Column.Of<ListedSerializer>("Home", serializer => serializer.Library.Home) with { Detail = Detail.Data },
        Column.Of<ListedSerializer>("Reason", serializer => serializer.State.Reason) with { Detail = Detail.Data },
        Column.Of<ListedSerializer>("Unverified", serializer => serializer.Library.Unverified) with { Detail = Detail.Data },
    ];

    public static Table<ListedSerializer> Document(IReadOnlyList<ListedSerializer> serializers, Func<ListedSerializer, Inline?> code) =>
        Table(serializers, [Column.Of<ListedSerializer>("Code", _ => null) with { Text = code, Detail = Detail.Full }]);

    // Each column says in which report it stands.
    private static Table<ListedSerializer> Table(IReadOnlyList<ListedSerializer> serializers,
        IEnumerable<Column<ListedSerializer>> others) =>
        new([.. s_columns, .. others], serializers)
        {
            Name = "serializers",
            HasLongTexts = true,
            Detail = Detail.Data,
        };

    // facts: null: programs are told no more than people.
    public static IReadOnlyList<Section> Create(
        RoundupCatalogue catalogue, Func<CatalogueSerializer, SerializerState> stateOf, StoredAot? aot = null, CatalogueFacts? facts = null)
    {
        var serializers = catalogue.Serializers
            .Select(serializer => new ListedSerializer(serializer.Library, serializer.Configuration, stateOf(serializer), aot)).ToList();
        var table = Table(serializers, facts is null ? [] : ProgramColumns.Create(catalogue, facts));
        return serializers.Count == 0
            ? [new(table, Brief(new Paragraph(Inline.Of("There is no serializer yet: create one with `roundup new serializer NAME`."))))]
            :
            [
                new(table, Brief(table)),
                Legend(
                    "Here: based on the last build (--check builds all).",
                    "*: unverified, see below.",
                    ShapeLetters.Legend,
                    "What the model needs, licences, status and dates: --markdown."),
                new(Brief(List(Reasons(serializers)))),
            ];
    }

    public static Section Legend(params IEnumerable<string> lines) =>
        new([.. lines.Select(line => Brief(new Paragraph(Inline.Of(line)) { Tone = Tone.Note }))]);

    private static Block Brief(Block block) => block with { Detail = Detail.Brief };

    private static Table<Reason> Reasons(IEnumerable<ListedSerializer> serializers) => new(
        [
            Column.Of<Reason>("Is", reason => reason.Is),
            Wrapped<Reason>("Serializers", reason => reason.Names),
            Wrapped<Reason>("Because", reason => reason.Because),
        ],
        [
            .. serializers.GroupBy(serializer => serializer.Library)
                .SelectMany(library => ReasonsOf(library.Key, [.. library]))
                .GroupBy(reason => (reason.Is, reason.Because), reason => reason.Names)
                .Select(names => new Reason(string.Join(", ", names), names.Key.Is, names.Key.Because)),
        ]);

    private static IEnumerable<Reason> ReasonsOf(LibraryDefinition library, List<ListedSerializer> serializers)
    {
        foreach (var same in serializers.Where(serializer => serializer.State.Reason is not null)
            .GroupBy(serializer => (serializer.Here, serializer.State.Reason)))
        {
            // What is true of all serializers of a library is shown once.
            foreach (var name in same.Count() == serializers.Count ? [library.Name] : same
                .Select(serializer => serializer.Configuration.FullName))
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

        foreach (var same in serializers.Where(serializer => serializer.Danger is not null).GroupBy(serializer => serializer.Danger!))
        {
            yield return new(
                same.Count() == serializers.Count ? library.Name
                    : string.Join(", ", same.Select(serializer => serializer.Configuration.FullName)),
                "unsafe for untrusted data",
                library.DangerousSource is { } page ? $"{same.Key.TrimEnd('.')} ({page})" : same.Key);
        }
    }

    private sealed record Reason(string Names, string Is, string Because);
}

internal sealed record ListedSerializer(LibraryDefinition Library, SerializerDefinition Configuration, SerializerState State,
    StoredAot? Stored)
{
    public string? Aot => Stored?.Find(Configuration.FullName, Version, "not known");

    public string Here =>
        State.Status == SerializerStatus.NotBuilt && Library.OnlyWhenNamed is not null ? "only when named" : WordOf(State.Status);

    public string? Danger => new CatalogueSerializer(Library, Configuration).Dangerous;

    public string Version => State.Version ?? Library.PackageVersion ?? (Library.IsFromSource ? "source" : "runtime");

    public static string WordOf(SerializerStatus status) => status switch
    {
        SerializerStatus.Ready => "ready",
        SerializerStatus.Unavailable => "unavailable",
        SerializerStatus.Unsupported => "unsupported",
        SerializerStatus.BuildFailed => "build-failed",
        _ => "not tried",
    };
}

internal static class ShapeLetters
{
    // In the order of the shapes.
    private const string Letters = "SBWTAEP";

    public static string Legend { get; } =
        $"Shapes: {string.Join(", ", Letters.Zip(Enum.GetNames<Shape>(), (letter, name) => $"{letter} {name}"))}; "
        + "a small letter is adapted.";

    public static string Format(SerializerDefinition serializer) =>
        string.Concat(Enum.GetValues<Shape>().Take(Letters.Length).Select(shape =>
        serializer.Native.Contains(shape) ? Letters[(int)shape] : serializer.Adapted.Contains(shape)
            ? char.ToLowerInvariant(Letters[(int)shape]) : '-'));
}
