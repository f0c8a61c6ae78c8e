using Roundup.Catalogue.Definitions;
using Roundup.Engine.Files;
using Roundup.ModelCompiler;

namespace Roundup.Engine.Building;

/// <summary>Writes a dataset's model in one flavour by the model compiler, where it is not up to date.</summary>
internal static class FlavourWriter
{
    private const string StampName = "stamp.txt";

    private static readonly string[] s_codecs =
        [".Canonical.cs", ".Handwritten.cs", ".Equality.cs", ".Values.cs", ".Models.cs", "Mapper.cs", StampName];

    /// <summary>
    /// The name of a flavour in which the author's attributes of some packages stay, which is that of its folder too:
    /// <c>plain+Newtonsoft.Json</c>. Packages that the model does not mention make no difference.
    /// </summary>
    public static string FormOf(Unit unit, ModelSource model) =>
        string.Join('+', Mentioned(unit.Library?.References ?? [], model).Prepend(unit.Flavour));

    /// <summary>Writes the files of one flavour of one dataset.</summary>
    /// <param name="layout">The folders.</param>
    /// <param name="dataset">The dataset.</param>
    /// <param name="form">The flavour, or what <see cref="FormOf"/> returns for a unit.</param>
    /// <returns>The folder, and the hash of what is in it.</returns>
    /// <exception cref="ModelException">The model uses something that the compiler does not support.</exception>
    public static (string Folder, string Stamp) Write(Layout layout, DatasetDefinition dataset, string form)
    {
        var folder = Path.Combine(layout.Models, form, dataset.Name);
        var stampFile = Path.Combine(folder, StampName);
        using var stamp = new ContentStamp();
        stamp.Text(dataset.Root)
            .Text(dataset.IsDocument.ToString())
            .Text(form)
            .Text($"{dataset.IsJsonSnakeCase} {string.Join(' ', dataset.JsonArrays)}")
            .Text(typeof(Compiler).Assembly.ManifestModule.ModuleVersionId.ToString());
        var model = ModelSources.Of(dataset);
        foreach (var (path, text) in model.Files)
        {
            stamp.Text(Path.GetFileName(path)).Text(text);
        }

        var content = stamp.Finish();
        bool IsCurrent() => File.Exists(stampFile) && File.ReadAllText(stampFile) == Stamped(content, folder);
        if (IsCurrent())
        {
            return (folder, content);
        }

        // Another run may be writing the same model.
        using var held = ExclusiveFile.Take(layout.LockOf($"model-{form}-{dataset.Name}"));
        if (!IsCurrent())
        {
            Directory.CreateDirectory(folder);
            File.Delete(stampFile);
            Generate(model, form.Split('+'), folder);
            WholeFile.Write(stampFile, Stamped(content, folder));
        }

        return (folder, content);
    }

    /// <summary>
    /// The files of a generated folder that the library works with: the model or schema and what its flavour adds, without the codecs that
    /// store and compare values.
    /// </summary>
    public static IEnumerable<string> ModelFiles(string folder) => Directory.EnumerateFiles(folder)
        .Where(path => !s_codecs.Any(codec => path.EndsWith(codec, StringComparison.Ordinal)))
        .Order(StringComparer.Ordinal);

    /// <summary>The schemas among the files of a folder, which the entrant's project compiles.</summary>
    public static IEnumerable<string> Schemas(string folder) => Directory.EnumerateFiles(folder)
        .Where(path => !path.EndsWith(".cs", StringComparison.Ordinal) && Path.GetFileName(path) != StampName)
        .Order(StringComparer.Ordinal);

    /// <summary>What the file of the stamp says: what the files were made of, and what they hold.</summary>
    private static string Stamped(string content, string folder)
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
        .Where(package => model.Files.Any(file => file.Text.Contains(package, StringComparison.Ordinal)))
        .Order(StringComparer.Ordinal);

    private static void Generate(ModelSource model, string[] form, string folder)
    {
        var generated = Compiler.Compile(model, form[0], form[1..]);
        foreach (var old in Directory.EnumerateFiles(folder).Where(path => generated.All(file => file.Name != Path.GetFileName(path))))
        {
            File.Delete(old);
        }

        foreach (var file in generated)
        {
            TextFile.WriteIfChanged(Path.Combine(folder, file.Name), file.Text);
        }
    }
}
