using System;
using System.Collections.Generic;

namespace Roundup.Contracts;

/// <summary>What is known of one root type: how its values are carried and compared, and what the row's flavour made for it.</summary>
/// <typeparam name="T">A model type of a dataset, or a <c>List</c> of it.</typeparam>
public sealed class Model<T>
    where T : notnull
{
    private readonly Dictionary<Type, object> _features = [];

    /// <summary>Describes <typeparamref name="T"/>.</summary>
    /// <param name="dataset">The dataset that the type belongs to.</param>
    /// <param name="canonical">Carries and compares the values.</param>
    /// <param name="handwritten">The straight code that no serializer should beat.</param>
    public Model(string dataset, ICanonical<T> canonical, IHandwritten<T> handwritten)
    {
        Dataset = dataset;
        Canonical = canonical;
        Handwritten = handwritten;
    }

    /// <summary>The dataset that the type belongs to.</summary>
    public string Dataset { get; }

    /// <summary>Carries the values between processes and compares them member by member.</summary>
    public ICanonical<T> Canonical { get; }

    /// <summary>Straight BinaryWriter code for the model: the floor.</summary>
    public IHandwritten<T> Handwritten { get; }

    /// <summary>
    /// Adds what a flavour made for <typeparamref name="T"/>, for example a <c>JsonTypeInfo&lt;T&gt;</c>. Generated code calls this.
    /// </summary>
    public Model<T> With<TFeature>(TFeature feature)
        where TFeature : class
    {
        _features[typeof(TFeature)] = feature;
        return this;
    }

    /// <summary>
    /// Adds what a flavour makes only when it is asked for. What costs the library work of its own (a context, a type model) is added so: a
    /// first call includes it, as in a program that calls for the first time. Generated code calls this.
    /// </summary>
    public Model<T> WithLazy<TFeature>(Func<TFeature> make)
        where TFeature : class
    {
        _features[typeof(TFeature)] = new Later(make);
        return this;
    }

    /// <summary>What the row's flavour made for <typeparamref name="T"/>.</summary>
    /// <exception cref="NotSupportedException">The flavour of this row makes no <typeparamref name="TFeature"/>.</exception>
    public TFeature Get<TFeature>()
        where TFeature : class =>
        _features.TryGetValue(typeof(TFeature), out var feature)
            ? feature is Later later ? (TFeature)later.Make() : (TFeature)feature
            : throw new NotSupportedException($"the row's flavour makes no {typeof(TFeature).Name} for {typeof(T).Name}");

    /// <summary>A feature that is not made yet.</summary>
    private sealed class Later(Func<object> make)
    {
        public object Make() => make();
    }
}
