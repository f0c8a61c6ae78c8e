using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>
/// From a model as its author wrote it to one that every library can have: without what only packages can compile, without ignored members,
/// without generic or internal types. Attributes stay. A model that needs nothing of this stays as it is, byte for byte.
/// </summary>
/// <param name="Source">The model, with its new text.</param>
/// <param name="Stage">The same, compiled.</param>
internal sealed record Preparation(ModelSource Source, Stage Stage)
{
    /// <summary>Prepares a model.</summary>
    /// <exception cref="ModelException">Something in it cannot be prepared.</exception>
    public static Preparation Of(ModelSource source)
    {
        if (!SyntaxFacts.IsValidIdentifier(source.Dataset))
        {
            throw new ModelException(
                source.Dataset, "a dataset's name is part of generated class names", "give it a name of letters, digits and underscores");
        }

        var first = Stage.Of(source);
        var stage = ImplicitUsings.Try(EntryPoints.Remove(first));
        stage = new IgnoredMembers(stage, new RootFinder(stage).Find(source.RootType)).Remove(source.Ignored);
        var broken = new BrokenParts(source.RootType);
        stage = broken.Remove(stage);

        // Before closed forms: what takes the place of Page<Order> is as visible as Page, but cannot be more visible than Order.
        stage = PublicTypes.Make(stage, new RootFinder(stage).Find(source.RootType));
        (stage, var root) = GenericTypes.Replace(stage, new RootFinder(stage).Find(source.RootType));
        var remains = new BrokenParts(root);
        stage = ImplicitUsings.Write(remains.Remove(stage));
        if (stage == first)
        {
            return new(source.RootType == root ? source : source with { RootType = root }, stage);
        }

        var files = source.Files.Zip(stage.Trees).Select(pair => pair.First with { Text = pair.Second.GetText().ToString() });
        return new(
            source with
            {
                RootType = root,
                Files = [.. files],
                Ignored = [],
                LeftOut = [.. source.LeftOut.Concat(broken.LeftOut).Concat(remains.LeftOut).Distinct()],
            },
            stage);
    }
}
