using System.Runtime.CompilerServices;

namespace Roundup.Contracts;

/// <summary>The mapping between a class that a library generated from a schema and the model.</summary>
/// <typeparam name="TGenerated">The generated class, which the library serializes.</typeparam>
public interface IMapped<in TGenerated>
{
    /// <summary>Returns a call that maps one root: the model of a root to a generated object, or a generated object to the model.</summary>
    /// <param name="roots">Roots that the canonical codec read.</param>
    /// <param name="serialize">True: to the generated class, as before Serialize. False: back, as after Deserialize.</param>
    /// <returns>The call, which takes the number of a root and returns what it was mapped to.</returns>
    Func<int, object?> Mapping(TGenerated[] roots, bool serialize);
}

/// <summary>
/// The canonical codec of a class that a library generated from a schema. Values are written, read and compared as values of the model, and
/// the mapping is not timed. A value that was read here is compared as it was before the mapping, so that a loss in the mapping itself is
/// found.
/// </summary>
/// <typeparam name="TModel">The model's root.</typeparam>
/// <typeparam name="TGenerated">The generated class, which the library serializes.</typeparam>
/// <param name="model">The codec of the root of the model.</param>
/// <param name="toGenerated">The mapping to the generated class.</param>
/// <param name="toModel">The mapping back.</param>
public sealed class MappedCanonical<TModel, TGenerated>(
    ICanonical<TModel> model,
    Func<TModel, TGenerated> toGenerated,
    Func<TGenerated, TModel> toModel)
    : ICanonical<TGenerated>, IMapped<TGenerated>
    where TModel : notnull
    where TGenerated : class
{
    // Static, because each case has a new model, and the values that one case read are kept for the next.
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

    /// <inheritdoc/>
    public Func<int, object?> Mapping(TGenerated[] roots, bool serialize)
    {
        if (!serialize)
        {
            return index => toModel(roots[index]);
        }

        var originals = Array.ConvertAll(roots, root => Original(root)!);
        return index => toGenerated(originals[index]);
    }

    /// <summary>
    /// The value of the model that was mapped to <paramref name="value"/>; for a value from elsewhere, the value mapped back.
    /// </summary>
    private TModel? Original(TGenerated? value) =>
        value is not null && s_originals.TryGetValue(value, out var original) ? (TModel)original : Mapped(value);

    private TModel? Mapped(TGenerated? value) => value is null ? default : toModel(value);
}

/// <summary>
/// The reference of a class that a library generated from a schema. It is never timed: references are timed with the model itself.
/// </summary>
/// <typeparam name="TModel">The model's root.</typeparam>
/// <typeparam name="TGenerated">The generated class.</typeparam>
/// <param name="model">The reference of the root of the model.</param>
/// <param name="toGenerated">The mapping to the generated class.</param>
/// <param name="toModel">The mapping back.</param>
public sealed class MappedHandwritten<TModel, TGenerated>(
    IHandwritten<TModel> model,
    Func<TModel, TGenerated> toGenerated,
    Func<TGenerated, TModel> toModel)
    : IHandwritten<TGenerated>
    where TModel : notnull
    where TGenerated : class
{
    /// <inheritdoc/>
    public void Write(BinaryWriter writer, TGenerated? value) => model.Write(writer, Mapped(value));

    /// <inheritdoc/>
    public TGenerated? Read(BinaryReader reader) => Generated(model.Read(reader));

    /// <inheritdoc/>
    public TGenerated? Copy(TGenerated? value) => Generated(model.Copy(Mapped(value)));

    private TModel? Mapped(TGenerated? value) => value is null ? default : toModel(value);

    private TGenerated? Generated(TModel? value) => value is null ? null : toGenerated(value);
}
