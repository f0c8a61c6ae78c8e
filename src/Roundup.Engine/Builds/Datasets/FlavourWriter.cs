using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Files;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Engine.Builds.Datasets;

internal static class FlavourWriter
{
    private const string StampName = "stamp.txt";

    private static readonly string[] s_codecs =
        [".Canonical.cs", ".Handwritten.cs", ".Equality.cs", ".Values.cs", ".Models.cs", "Mapper.cs", StampName];

    // The flavour of a model in a unit, together with the packages whose attributes, written by the model's author, are kept:
    // plain+Newtonsoft.Json. Only packages that concern the model count. The model's folder has the same name.
    public static string FullFlavourOf(BuildUnit unit, ModelSource model) =>
        string.Join('+', Mentioned(unit.Library?.References ?? [], model).Prepend(unit.Flavour));

    public static (string Folder, string Stamp) Write(
        RepositoryLayout layout,
        DatasetDefinition dataset,
        string flavour,
        IReadOnlyList<Flavour> flavours)
    {
        var folder = Path.Combine(layout.Models, flavour, BuildUnit.FolderOf(dataset));
        var stampFile = Path.Combine(folder, StampName);
        using var stamp = new ContentStamp();
        stamp.Text(dataset.Root)
            .Text(dataset.IsDocument.ToString())
            .Text(flavour)
            .Text($"{dataset.IsJsonSnakeCase} {string.Join(' ', dataset.JsonArrays)}")
            .Text(typeof(Compiler).Assembly.ManifestModule.ModuleVersionId.ToString());
        if (flavour.Contains('+', StringComparison.Ordinal))
        {
            // An attribute that another flavour is for is not kept.
            stamp.Text(string.Join(' ', flavours.SelectMany(other => other.Namespaces)));
        }

        var model = ModelSources.Get(dataset);
        foreach (var (path, text) in model.Files)
        {
            stamp.Text(Path.GetFileName(path)).Text(text);
        }

        var content = stamp.Finish();
        bool IsCurrent() => File.Exists(stampFile) && File.ReadAllText(stampFile) == StampText(content, folder);
        if (IsCurrent())
        {
            return (folder, content);
        }

        // Another process may be writing the same model.
        using var held = ExclusiveFile.Take(layout.LockOf($"model-{flavour}-{BuildUnit.FolderOf(dataset)}"));
        if (!IsCurrent())
        {
            Directory.CreateDirectory(folder);
            File.Delete(stampFile);
            Generate(model, flavour.Split('+'), flavours, folder);
            AtomicFile.Write(stampFile, StampText(content, folder));
        }

        return (folder, content);
    }

    // The files of a generated folder that the library uses: the model or schema and the additions of the flavour, without the codecs that
    // store and compare values.
    public static IEnumerable<string> ModelFiles(string folder) => Directory.EnumerateFiles(folder)
        .Where(path => !s_codecs.Any(codec => path.EndsWith(codec, StringComparison.Ordinal)))
        .Order(StringComparer.Ordinal);

    public static IEnumerable<string> Schemas(string folder) => Directory.EnumerateFiles(folder)
        .Where(path => !path.EndsWith(".cs", StringComparison.Ordinal) && Path.GetFileName(path) != StampName)
        .Order(StringComparer.Ordinal);

    // The text of the stamp file: the stamp of the sources, and the stamp of the generated files.
    private static string StampText(string content, string folder)
    {
        using var stamp = new ContentStamp();
        var files = Directory.EnumerateFiles(folder).Where(file => Path.GetFileName(file) != StampName);
        foreach (var file in files.Order(StringComparer.Ordinal))
        {
            stamp.File(file);
        }

        return $"{content}\n{stamp.Finish()}\n";
    }

    private static IEnumerable<string> Mentioned(IReadOnlyList<string> packages, ModelSource model) => packages
        .Where(package => Compiler.Concerns(package, model))
        .Order(StringComparer.Ordinal);

    private static void Generate(ModelSource model, string[] flavour, IReadOnlyList<Flavour> flavours, string folder)
    {
        var generated = Compiler.Compile(model, flavour[0], flavour[1..], flavours);
        foreach (var old in Directory.EnumerateFiles(folder).Where(path => generated.All(file => file.Name != Path.GetFileName(path))))
        {
            File.Delete(old);
        }

        foreach (var file in generated)
        {
            AtomicFile.WriteIfChanged(Path.Combine(folder, file.Name), file.Text);
        }
    }
}
