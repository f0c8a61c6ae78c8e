using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Binding;

/// <summary>From source to a bound model.</summary>
internal static class ModelBinder
{
    /// <summary>Finds the root of a prepared model and all that the root reaches.</summary>
    /// <exception cref="ModelException">A member has a type that is not covered.</exception>
    public static BoundModel Bind(Preparation prepared)
    {
        var (source, stage) = prepared;
        var root = new RootFinder(stage).Find(source.RootType);
        var aliases = new AliasTable(source.Dataset);
        var binder = new TypeBinder(stage.Compilation, stage.Declared, aliases, source.Json);
        var bound = binder.BindRoot(root);
        return new(source, stage.Compilation, stage.Trees, bound, binder.Objects, aliases.All, new(stage, root));
    }
}
