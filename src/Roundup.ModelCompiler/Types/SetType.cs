namespace Roundup.ModelCompiler.Types;

/// <summary>Distinct elements in no order.</summary>
internal sealed class SetType(string name, ModelType element) : ModelType(name)
{
    /// <summary>The type of the elements; it has a <see cref="ModelType.Key"/>.</summary>
    public ModelType Element { get; } = element;

    /// <summary>The type that is created when it is read.</summary>
    public string ConcreteName => $"HashSet<{Element.Name}>";
}
