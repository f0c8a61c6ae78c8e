namespace Roundup.ModelCompiler.Types;

/// <summary>A type that a member of the model can have. <paramref name="name"/> is the type in generated code.</summary>
public abstract class ModelType(string name)
{
    public string Name { get; } = name;

    /// <summary>Whether copying a variable copies the value, with nothing shared.</summary>
    internal virtual bool IsPlainValue => false;

    /// <summary>
    /// An expression of <c>{0}</c> that has equal results for equal values (docs/model-compiler.md, "Equality"); null if the type cannot be
    /// an element of a set or the key of a map.
    /// </summary>
    internal virtual string? Key => null;
}

public sealed class NullableType(ModelType inner) : ModelType(inner.Name + "?")
{
    public ModelType Inner { get; } = inner;

    internal override bool IsPlainValue => Inner.IsPlainValue;
}

/// <summary>Distinct elements in no order. The type of the elements has a <see cref="ModelType.Key"/>.</summary>
public sealed class SetType(string name, ModelType element) : ModelType(name)
{
    public ModelType Element { get; } = element;

    /// <summary>The type that is created when a value is read.</summary>
    internal string ConcreteName => $"HashSet<{Element.Name}>";
}

/// <summary>Values by key, in no order. The type of the keys has a <see cref="ModelType.Key"/>.</summary>
public sealed class MapType(string name, ModelType keys, ModelType values) : ModelType(name)
{
    public ModelType Keys { get; } = keys;

    public ModelType Values { get; } = values;

    /// <summary>The type that is created when a value is read.</summary>
    internal string ConcreteName => $"Dictionary<{Keys.Name}, {Values.Name}>";
}
