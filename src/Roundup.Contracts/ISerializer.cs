using System;

namespace Roundup.Contracts;

/// <summary>
/// One library. A class in <c>serializers/&lt;Library&gt;/</c> named like its folder implements it; the rows (configurations)
/// that it offers are listed in the project file beside it.
/// </summary>
/// <remarks>The worker creates one instance in each process and opens one row of it. Nothing here is timed.</remarks>
public interface ISerializer
{
    /// <summary>Hands out what <paramref name="row"/> can do with models of type <typeparamref name="T"/>.</summary>
    /// <typeparam name="T">The root that is serialized: a model type of the dataset, or a <c>List</c> of it.</typeparam>
    /// <param name="row">The configuration, one of the names in the project file.</param>
    /// <param name="model">What is known of <typeparamref name="T"/>, and what the row's flavour made for it.</param>
    /// <param name="shapes">Takes a codec for each shape that the library offers (or that is adapted from one it offers).</param>
    /// <exception cref="NotSupportedException">
    /// The row cannot take this type; the message is shown as the reason of <c>unsupported</c>.
    /// </exception>
    void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull;
}
