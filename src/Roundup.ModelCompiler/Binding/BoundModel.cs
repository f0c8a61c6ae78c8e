using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

/// <summary>A prepared model with its types.</summary>
public sealed class BoundModel
{
    /// <summary>Binds the root of a prepared model and all types that it reaches.</summary>
    /// <exception cref="ModelException">A member has a type that is not covered.</exception>
    internal BoundModel(PreparedSource prepared)
    {
        (Source, var compiled) = prepared;
        Ignored = prepared.Ignored;
        var root = new RootFinder(compiled).Find(Source.RootType);
        var aliases = new AliasTable(Source.Dataset);
        var binder = new TypeBinder(compiled.Compilation, compiled.Declared, aliases, Source.Json);
        (Compilation, Trees, Declared) = (compiled.Compilation, compiled.Trees, compiled.Declared);
        (Symbol, Attributes) = (root, new(compiled, root));
        (Root, Objects, Aliases) = (binder.BindRoot(root), binder.Objects, aliases.All);
    }

    public ModelSource Source { get; }

    public ObjectType Root { get; }

    /// <summary>Every class and struct that the root reaches, in the order found.</summary>
    public IReadOnlyList<ObjectType> Objects { get; }

    internal CSharpCompilation Compilation { get; }

    internal IReadOnlyList<SyntaxTree> Trees { get; }

    /// <summary>The classes, structs and interfaces of the source.</summary>
    internal IReadOnlyList<INamedTypeSymbol> Declared { get; }

    /// <inheritdoc cref="PreparedSource.Ignored"/>
    internal IReadOnlyCollection<(string Type, string Member)> Ignored { get; }

    /// <summary>The root in the source.</summary>
    internal INamedTypeSymbol Symbol { get; }

    internal IReadOnlyList<Alias> Aliases { get; }

    internal AuthorAttributes Attributes { get; }
}
