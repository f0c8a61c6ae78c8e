namespace Roundup.Contracts;

/// <summary>
/// Describes one root type: how its values are carried and compared, and what the flavour of the serializer generated for it.
/// </summary>
/// <typeparam name="T">A model type of a dataset, or a <c>List</c> of it.</typeparam>
public sealed class Model<T>
    where T : notnull
{
    private readonly Dictionary<Type, object> _features = [];

    /// <summary>Creates the description.</summary>
    /// <param name="dataset">The name of the dataset that the type belongs to.</param>
    /// <param name="canonical">Carries and compares the values.</param>
    /// <param name="handwritten">The handwritten code that no serializer should beat.</param>
    public Model(string dataset, ICanonical<T> canonical, IHandwritten<T> handwritten)
    {
        Dataset = dataset;
        Canonical = canonical;
        Handwritten = handwritten;
    }

    /// <summary>The name of the dataset that the type belongs to.</summary>
    public string Dataset { get; }

    /// <summary>Carries the values between processes and compares them member by member.</summary>
    public ICanonical<T> Canonical { get; }

    /// <summary>The reference: direct calls of BinaryWriter.</summary>
    public IHandwritten<T> Handwritten { get; }

    /// <summary>
    /// Adds a feature that the flavour generated for <typeparamref name="T"/>, for example a <c>JsonTypeInfo&lt;T&gt;</c>. Generated code
    /// calls this method.
    /// </summary>
    public Model<T> With<TFeature>(TFeature feature)
        where TFeature : class
    {
        _features[typeof(TFeature)] = feature;
        return this;
    }

    /// <summary>
    /// Adds a feature that is created by each call of <see cref="Get"/>. If creating it makes the library work (a context, a type model),
    /// the time of a first call then includes that work, as in a program of a user. Generated code calls this method.
    /// </summary>
    public Model<T> WithLazy<TFeature>(Func<TFeature> make)
        where TFeature : class
    {
        _features[typeof(TFeature)] = new LazyFeature(make);
        return this;
    }

    /// <summary>Returns a feature that the flavour of the serializer generated for <typeparamref name="T"/>.</summary>
    /// <exception cref="NotSupportedException">The flavour of this row has no <typeparamref name="TFeature"/>.</exception>
    public TFeature Get<TFeature>()
        where TFeature : class =>
        Find<TFeature>()
            ?? throw new NotSupportedException($"the flavour makes no {typeof(TFeature).Name} for {typeof(T).Name}");

    /// <summary>Returns such a feature, or null if the flavour made none: for what only some roots have, such as lists.</summary>
    public TFeature? Find<TFeature>()
        where TFeature : class =>
        !_features.TryGetValue(typeof(TFeature), out var feature) ? null
        : feature is LazyFeature lazy ? (TFeature)lazy.Make()
        : (TFeature)feature;

    private sealed class LazyFeature(Func<object> make)
    {
        public object Make() => make();
    }
}

/// <summary>The root type of one dataset in one flavour. Generated code implements it.</summary>
public interface IModelSet
{
    /// <summary>The name of the dataset.</summary>
    string Dataset { get; }

    /// <summary>
    /// Calls <paramref name="visitor"/> with the model for <paramref name="many"/>: the root type itself, or a <c>List</c> of it. The
    /// generated call names every closed type, so that an ahead-of-time compiler sees it.
    /// </summary>
    void Accept(IModelVisitor visitor, bool many);
}

/// <summary>Receives a model whose type is known only to generated code.</summary>
public interface IModelVisitor
{
    /// <summary>Called with the model.</summary>
    void Visit<T>(Model<T> model)
        where T : notnull;
}
