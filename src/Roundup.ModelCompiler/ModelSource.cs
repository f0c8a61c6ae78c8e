namespace Roundup.ModelCompiler;

/// <summary>The model of one dataset as its author wrote it.</summary>
/// <param name="Dataset">The dataset; a C# identifier, since generated classes are named after it.</param>
/// <param name="RootType">Full name of the root type, for example <c>Roundup.Datasets.Users.User</c>; a nested type's with dots. A closed
/// generic type is written as in C#: <c>Shop.Page&lt;Shop.Order&gt;</c>.</param>
/// <param name="Document">Whether the root is one document whatever the count, so that it is never put in a <c>List</c>.</param>
/// <param name="Files">The files that declare the model. They are compiled against the framework alone; attributes and usings of packages
/// are allowed.</param>
/// <remarks>Keep the instance to compile several flavours: the model is bound once for each instance.</remarks>
public sealed record ModelSource(string Dataset, string RootType, bool Document, IReadOnlyList<ModelFile> Files)
{
    /// <summary>
    /// Members that no library is given, as paths from the root: <c>Customer.Photo</c>, <c>Lines[].Handler</c>. Their declarations are
    /// taken out of the model.
    /// </summary>
    public IReadOnlyList<string> Ignored { get; init; } = [];

    /// <summary>The JSON that the data have elsewhere; null: none in particular.</summary>
    public JsonForm? Json { get; init; }

    /// <summary>What <see cref="Compiler.Prepare"/> has taken out for all flavours, other than <see cref="Ignored"/>.</summary>
    public IReadOnlyList<LeftOut> LeftOut { get; init; } = [];
}
