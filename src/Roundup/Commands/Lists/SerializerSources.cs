using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Engine.Builds.MSBuild;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Cli.Commands.Lists;

internal sealed class SerializerSources(string root)
{
    private const string Samples = "tools/Roundup.Trials/samples/serializers";

    private readonly Lazy<(string Path, string Text)[]> _flavours = new(() =>
    [
        .. new[] { "src/Roundup.ModelCompiler/Flavours", "serializers" }.Select(folder => Path.Combine(root, folder))
            .Where(Directory.Exists)
            .SelectMany(folder => Directory.EnumerateFiles(folder, "*Flavour*.cs", SearchOption.AllDirectories))
            .Order(StringComparer.Ordinal)
            .Select(file => (file, File.ReadAllText(file))),
    ]);

    // Paths from the root; null: there is no such file.
    public string? EntrantOf(LibraryDefinition library) => FromRoot(ProjectSources.CodeOf(library.ProjectFile)
        .FirstOrDefault(file => file.EndsWith("Entrant.cs", StringComparison.Ordinal)));

    public string? FlavourOf(SerializerDefinition serializer) =>
        FlavourList.All.FirstOrDefault(known => known.Name == serializer.Flavour) is { } known
        ? FromRoot(_flavours.Value
            .FirstOrDefault(file => file.Text.Contains($" class {known.GetType().Name}", StringComparison.Ordinal)).Path)
        : null;

    public string? SampleOf(LibraryDefinition library)
    {
        var folder = Path.Combine(root, Samples, Path.GetFileName(Path.GetDirectoryName(library.ProjectFile)) + "Sample");
        return !Directory.Exists(folder) ? null
            : FromRoot(Directory.EnumerateFiles(folder, "*.cs").Order(StringComparer.Ordinal).FirstOrDefault());
    }

    public static Shape ShapeOf(LibraryDefinition library) => library.Serializers[0].ShapeFor(Shape.Preferred);

    // The timed calls of a library in its preferred shape, a line each.
    public static IReadOnlyList<string> CallsOf(LibraryDefinition library) => CodecSource.BodiesOf(
        ProjectSources.CodeOf(library.ProjectFile).Select(File.ReadAllText), $"{ShapeOf(library)}");

    private string? FromRoot(string? path) => path is null ? null : Path.GetRelativePath(root, path).Replace('\\', '/');
}
