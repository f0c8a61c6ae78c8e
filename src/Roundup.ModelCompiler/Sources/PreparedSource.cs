using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Sources;

/// <summary>
/// A model in a form that every library supports: without code that needs packages, ignored members, generic and internal types, and types
/// without a namespace.
/// Attributes stay. A model without any of these stays as it is, byte for byte.
/// </summary>
internal sealed record PreparedSource(ModelSource Source, CompiledSource Compiled)
{
    /// <summary>The members that were removed for the user, each by the simple name of its type and its own.</summary>
    public IReadOnlyCollection<(string Type, string Member)> Ignored { get; private init; } = [];

    public static PreparedSource Of(ModelSource source)
    {
        if (!SyntaxFacts.IsValidIdentifier(source.Dataset))
        {
            throw new ModelException(
                source.Dataset, "a dataset's name is part of generated class names", "give it a name of letters, digits and underscores");
        }

        var first = CompiledSource.Of(source);
        var compiled = ImplicitUsings.Try(EntryPoints.Remove(first));
        (compiled, var ignored) = IgnoredMembers.Remove(compiled, new RootFinder(compiled).Find(source.RootType), source.Ignored);
        var authored = new UncompilableCode(source.RootType);
        compiled = authored.Remove(compiled);

        // Before generic types: the class for Page<Order> is as visible as Page, but must not be more visible than Order.
        compiled = PublicTypes.Make(compiled, new RootFinder(compiled).Find(source.RootType));
        (compiled, var root) = GenericTypes.Replace(compiled, new RootFinder(compiled).Find(source.RootType));
        var closed = new UncompilableCode(root);
        (compiled, root) = GlobalTypes.Move(ImplicitUsings.Write(closed.Remove(compiled)), root);
        if (compiled == first)
        {
            return new(source.RootType == root ? source : source with { RootType = root }, compiled);
        }

        var files = source.Files.Zip(compiled.Trees).Select(pair => pair.First with { Text = pair.Second.GetText().ToString() });
        return new(
            source with
            {
                RootType = root,
                Files = [.. files],
                Ignored = [],
                OmittedParts = [.. source.OmittedParts.Concat(authored.Omitted).Concat(closed.Omitted).Distinct()],
            },
            compiled)
        { Ignored = ignored };
    }
}
