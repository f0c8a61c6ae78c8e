using System.Reflection;
using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>The model in the form that one kind of library needs.</summary>
public abstract class Flavour
{
    /// <summary>The name that a library's project file refers to.</summary>
    public abstract string Name { get; }

    /// <summary>Namespaces that the code of <see cref="Feature"/> needs.</summary>
    public virtual IEnumerable<string> Usings => [];

    /// <summary>
    /// Namespaces of the attributes that the flavour is for. The author's own attributes from these namespaces stay and take precedence.
    /// </summary>
    public virtual IReadOnlyList<string> Namespaces => [];

    internal virtual bool IsFor(AuthorAttribute attribute) => attribute.IsOf(Namespaces);

    // The model's own files in this flavour, each with a header; nullable annotations of the model are kept.
    internal IEnumerable<GeneratedFile> SourceFiles(BoundModel model, IReadOnlyList<string> kept)
    {
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var (file, tree) in model.Source.Files.Zip(model.Trees))
        {
            var full = Plain(Path.GetFileName(file.Path));
            var stem = Path.GetFileNameWithoutExtension(full);
            var name = stem;
            for (var number = 2; !names.Add(name); number++)
            {
                name = stem + number;
            }

            var code = new CodeWriter();
            code.Header($"Dataset {model.Source.Dataset}: {full} in flavour {Name}.", "enable", isQuiet: false);
            yield return new($"{model.Source.Dataset}.{name}.Source.cs", code + Rewrite(model, tree, kept));
        }

        if (string.Concat(model.Attributes.UsedNamespaces(kept).Select(space => $"namespace {space} {{ }}\n")) is { Length: > 0 } spaces)
        {
            var code = new CodeWriter();
            code.Header($"Dataset {model.Source.Dataset}: namespaces that its source uses, whether the package has them or not.", "enable");
            yield return new($"{model.Source.Dataset}.Namespaces.cs", code + spaces);
        }
    }

    // The name of a file for a comment, and for the list of files of a compiler: any text can be one, with line breaks.
    private static string Plain(string name) =>
        string.Concat(name.Select(one => char.IsLetterOrDigit(one) || " ._-+()".Contains(one, StringComparison.Ordinal) ? one : '_'));

    // Whether the model is as its author wrote it, without classes in its place.
    internal bool KeepsModel(BoundModel model, Output output) =>
        Mapped(output, many: false) is null && model.Trees.All(file => Rewrite(model, file, []) == Unchanged(model, file, []));

    private protected virtual string Rewrite(BoundModel model, SyntaxTree file, IReadOnlyList<string> kept) => Unchanged(model, file, kept);

    private static string Unchanged(BoundModel model, SyntaxTree file, IReadOnlyList<string> kept) =>
        SourceEdits.Apply(file.GetText(), model.Attributes.Changes(file, kept)).ToString();

    internal virtual IEnumerable<HelperClass> Helpers => [];

    /// <summary>Files in addition to the model, its codecs and the helper classes.</summary>
    public virtual IEnumerable<GeneratedFile> Extras(Output output) => [];

    /// <summary>
    /// A call that gives the <c>Model</c> of a type a feature of this flavour: <c>.With(...)</c>, or <c>.WithLazy(() => ...)</c> if
    /// creating it is work of the library. Empty for none.
    /// </summary>
    public virtual string Feature(Output output, string type) => string.Empty;

    /// <summary>
    /// The class that replaces the root, or the list of roots, if the library's own compiler generates the classes; null if the model's own
    /// type is used.
    /// </summary>
    public virtual MappedRoot? Mapped(Output output, bool many) => null;

    /// <summary>
    /// The root type of the timed loops. It depends on names alone, so that the model need not be bound if it is up to date.
    /// </summary>
    public virtual LoopRoot LoopRootOf(string dataset, string rootType, bool document) => new(dataset, rootType, document);
}

/// <summary>A generated class that replaces a root, as C# writes it, and the methods that map the model to it and back.</summary>
public sealed record MappedRoot(string Type, string To, string From);

/// <summary>The flavours of Roundup.</summary>
public static class FlavourList
{
    /// <summary>The flavours in the order of their names: the compiler's, and those of the folders <c>serializers/*/Flavour</c>.</summary>
    public static IReadOnlyList<Flavour> All { get; } =
    [
        .. Assembly.GetExecutingAssembly().GetTypes()
            .Where(type => type is { IsAbstract: false } && type.IsSubclassOf(typeof(Flavour)))
            .Select(type => (Flavour)Activator.CreateInstance(type)!)
            .OrderBy(flavour => flavour.Name, StringComparer.Ordinal),
    ];
}

internal sealed class PlainFlavour : Flavour
{
    public override string Name => "plain";
}

// The plain model, and a context that names the roots, which the library's source generator completes when the worker is compiled: that of
// SharpYaml or Tomlyn, which are alike.
internal abstract class RootsContextFlavour(string library, string prefix) : Flavour
{
    public override IReadOnlyList<string> Namespaces => [library];

    public override IEnumerable<string> Usings => [library + ".Serialization"];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var code = new CodeWriter();
        code.Line($"/// <summary>What {library} knows of dataset {output.Dataset}.</summary>");

        // The generator names a member of the context after each type, which hides what it uses under that name itself, such as options.
        foreach (var (index, type) in output.Roots.Union(output.Model.Aliases.Select(alias => alias.Name)).Index())
        {
            code.Line($"[{prefix}Serializable(typeof({type}), TypeInfoPropertyName = \"Type{index}Info\")]");
        }

        using (code.Block($"internal partial class {Context(output)} : {prefix}SerializerContext"))
        {
        }

        yield return output.File(
            $"{library}Context.cs",
            $"Dataset {output.Dataset}: a context for the generator of {library}.",
            code,
            library + ".Serialization");
    }

    public override string Feature(Output output, string type) =>
        $".WithLazy<{prefix}SerializerContext>(() => {Context(output)}.Default)";

    private string Context(Output output) => $"{output.Dataset}{library}Context";
}
