using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Engine.Builds.MSBuild;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.Reporting.Blocks;

namespace Roundup.Cli.Commands.Lists;

// toRoot: the way from the document to the root, with a slash; null: paths stand in place of links.
internal sealed class RowSources(string root, string? toRoot)
{
    private const string Samples = "tools/Roundup.Trials/samples/serializers";

    // Calls beyond this length, in characters, are read better in the entrant.
    private const int LongestCall = 160;

    private readonly Lazy<(string Path, string Text)[]> _flavours = new(() =>
    [
        .. new[] { "src/Roundup.ModelCompiler/Flavours", "serializers" }.Select(folder => Path.Combine(root, folder))
            .Where(Directory.Exists)
            .SelectMany(folder => Directory.EnumerateFiles(folder, "*Flavour*.cs", SearchOption.AllDirectories))
            .Order(StringComparer.Ordinal)
            .Select(file => (file, File.ReadAllText(file))),
    ]);

    public Inline Links(LibraryDefinition library, RowDefinition row)
    {
        var folder = Path.GetDirectoryName(library.ProjectFile)!;
        (string Word, string? Path)[] links =
        [
            ("entrant", EntrantOf(library)),
            ("flavour", FileOfFlavour(row.Flavour)),
            ("sample", SampleIn(Path.Combine(root, Samples, Path.GetFileName(folder) + "Sample"))),
        ];
        return new(
        [
            .. links.Where(link => link.Path is not null).SelectMany((link, index) => new[]
            {
                new Span(index == 0 ? "" : ", "),
                Link(link.Word, Path.GetRelativePath(root, link.Path!).Replace('\\', '/')),
            }),
        ]);
    }

    // The timed calls of each library in its preferred shape; a library whose calls are long has none.
    public static IEnumerable<ListItem> Calls(IEnumerable<LibraryDefinition> libraries) =>
        from library in libraries
        let shape = library.Rows[0].ShapeFor(Shape.Preferred)
        let bodies = CodecSource.BodiesOf(ProjectSources.CodeOf(library.ProjectFile).Select(File.ReadAllText), $"{shape}")
        let shown = bodies.Where(body => body.Length <= LongestCall).ToList()
        where shown.Count > 0
        select new ListItem(null, new Inline(
        [
            new Span(library.Name) { IsStrong = true },
            new Span($" ({shape}): "),
            .. shown.SelectMany((body, index) => new[] { new Span(index == 0 ? "" : ", "), new Span(body) { IsCode = true } }),
            .. shown.Count < bodies.Count ? [new Span(", and longer ones in the entrant")] : Array.Empty<Span>(),
        ]));

    private Span Link(string word, string path) =>
        toRoot is null ? new($"{word} {path}") : new(word) { Address = toRoot + path };

    private static string? EntrantOf(LibraryDefinition library) => ProjectSources.CodeOf(library.ProjectFile)
        .FirstOrDefault(file => file.EndsWith("Entrant.cs", StringComparison.Ordinal));

    private string? FileOfFlavour(string flavour) => FlavourList.All.FirstOrDefault(known => known.Name == flavour) is { } known
        ? _flavours.Value.FirstOrDefault(file => file.Text.Contains($" class {known.GetType().Name}", StringComparison.Ordinal)).Path
        : null;

    private static string? SampleIn(string folder) => Directory.Exists(folder)
        ? Directory.EnumerateFiles(folder, "*.cs").Order(StringComparer.Ordinal).FirstOrDefault()
        : null;
}
