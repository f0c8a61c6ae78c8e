using System;
using System.IO;

namespace Roundup.Contracts;

/// <summary>The floor around a mapping. It is not timed: the floors run on the model itself.</summary>
/// <typeparam name="TModel">The model's root.</typeparam>
/// <typeparam name="TGenerated">The class that a library's own compiler generated.</typeparam>
/// <param name="model">The floor of the model's root.</param>
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
