using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>The model's own files, as a flavour has them.</summary>
internal static class FlavouredSource
{
    /// <summary>One file for each file of the model, with a header; nullable annotations of the model are kept.</summary>
    /// <param name="model">The model.</param>
    /// <param name="flavour">The flavour.</param>
    /// <param name="kept">The namespaces of packages whose attributes stay.</param>
    public static IEnumerable<GeneratedFile> Files(BoundModel model, Flavour flavour, IReadOnlyList<string> kept)
    {
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var (file, tree) in model.Source.Files.Zip(model.Trees))
        {
            var stem = Path.GetFileNameWithoutExtension(file.Path);
            var name = stem;
            for (var number = 2; !names.Add(name); number++)
            {
                name = stem + number;
            }

            var code = new CodeWriter();
            FileHeader.Write(
                code,
                $"Dataset {model.Source.Dataset}: {Path.GetFileName(file.Path)} in flavour {flavour.Name}.",
                "enable",
                isQuiet: false);
            yield return new($"{model.Source.Dataset}.{name}.Source.cs", code + flavour.Rewrite(model, tree, kept));
        }
    }
}
