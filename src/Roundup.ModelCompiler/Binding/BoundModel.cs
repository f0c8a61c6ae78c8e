using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

/// <summary>A prepared model with its types: the root, and every class and struct that the root reaches, in the order found.</summary>
internal sealed record BoundModel(
    ModelSource Source,
    CSharpCompilation Compilation,
    IReadOnlyList<SyntaxTree> Trees,
    ObjectType Root,
    IReadOnlyList<ObjectType> Objects,
    IReadOnlyList<Alias> Aliases,
    AuthorAttributes Attributes)
{
    /// <summary>Binds the root of a prepared model and all types that it reaches.</summary>
    /// <exception cref="ModelException">A member has a type that is not covered.</exception>
    public static BoundModel Of(PreparedSource prepared)
    {
        var (source, compiled) = prepared;
        var root = new RootFinder(compiled).Find(source.RootType);
        var aliases = new AliasTable(source.Dataset);
        var binder = new TypeBinder(compiled.Compilation, compiled.Declared, aliases, source.Json);
        var bound = binder.BindRoot(root);
        return new(source, compiled.Compilation, compiled.Trees, bound, binder.Objects, aliases.All, new(compiled, root));
    }
}
