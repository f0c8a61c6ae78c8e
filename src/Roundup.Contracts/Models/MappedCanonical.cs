using System;
using System.Runtime.CompilerServices;

namespace Roundup.Contracts;

/// <summary>
/// The canonical codec of a class that a library's own compiler generated from a schema: values travel and are compared as the model's,
/// and are mapped off the clock. A value that was read here is compared as it was before the mapping, so that what the mapping itself
/// loses is found as a loss.
/// </summary>
/// <typeparam name="TModel">The model's root.</typeparam>
/// <typeparam name="TGenerated">The generated class, which the library serializes.</typeparam>
/// <param name="model">The codec of the model's root.</param>
/// <param name="toGenerated">The mapping to the generated class.</param>
/// <param name="toModel">The mapping back.</param>
public sealed class MappedCanonical<TModel, TGenerated>(
    ICanonical<TModel> model,
    Func<TModel, TGenerated> toGenerated,
    Func<TGenerated, TModel> toModel)
    : ICanonical<TGenerated>
    where TModel : notnull
    where TGenerated : class
{
    // Each case has a model of its own, and the values that one of them read are kept for the next.
    private static readonly ConditionalWeakTable<TGenerated, object> s_originals = new();

    /// <inheritdoc/>
    public void Write(CanonicalWriter writer, TGenerated? value) => model.Write(writer, Original(value));

    /// <inheritdoc/>
    public TGenerated? Read(CanonicalReader reader)
    {
        var original = model.Read(reader);
        if (original is null)
        {
            return null;
        }

        var generated = toGenerated(original);
        s_originals.Add(generated, original);
        return generated;
    }

    /// <inheritdoc/>
    public void Compare(TGenerated? expected, TGenerated? actual, Comparison comparison) =>
        model.Compare(Original(expected), Mapped(actual), comparison);

    /// <summary>What the value was made of; mapped back where it was made elsewhere.</summary>
    private TModel? Original(TGenerated? value) =>
        value is not null && s_originals.TryGetValue(value, out var original) ? (TModel)original : Mapped(value);

    private TModel? Mapped(TGenerated? value) => value is null ? default : toModel(value);
}
