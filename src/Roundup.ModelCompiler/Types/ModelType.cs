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

/// <summary>Elements: of an array, or of a collection of the framework.</summary>
public abstract class CollectionType : ModelType
{
    internal CollectionType(string name, CollectionForm form)
        : base(name) => Form = form;

    internal CollectionForm Form { get; }

    /// <summary>The type that is created when a value is read: <see cref="Made"/> of it is a value of the type.</summary>
    internal abstract string ConcreteName { get; }

    /// <summary>The collection of what was created, which is not null.</summary>
    internal string Made(string elements) => Form.Of(elements, Name);

    /// <summary>The collection of what was created under a name, which may be null.</summary>
    internal string MadeOrNull(string elements) => Form.IsMade ? $"{elements} is null ? default({Name}) : {Made(elements)}" : elements;
}

/// <summary>Distinct elements in no order. The type of the elements has a <see cref="ModelType.Key"/>.</summary>
public sealed class SetType : CollectionType
{
    internal SetType(string name, ModelType element, CollectionForm form)
        : base(name, form) => Element = element;

    public ModelType Element { get; }

    internal override string ConcreteName => $"HashSet<{Element.Name}>";
}

/// <summary>Values by key, in no order. The type of the keys has a <see cref="ModelType.Key"/>.</summary>
public sealed class MapType : CollectionType
{
    internal MapType(string name, ModelType keys, ModelType values, CollectionForm form)
        : base(name, form) => (Keys, Values) = (keys, values);

    public ModelType Keys { get; }

    public ModelType Values { get; }

    internal override string ConcreteName => $"Dictionary<{Keys.Name}, {Values.Name}>";
}
