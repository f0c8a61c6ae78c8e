namespace Roundup.ModelCompiler;

/// <summary>The model of one dataset as its author wrote it.</summary>
/// <param name="Dataset">The dataset; a C# identifier, since generated classes are named after it.</param>
/// <param name="RootType">Full name of the root type, for example <c>Roundup.Datasets.Users.User</c>; a nested type's with dots.</param>
/// <param name="Document">Whether the root is one document whatever the count, so that it is never put in a <c>List</c>.</param>
/// <param name="Files">The files that declare the model; they need nothing but the framework and state their own usings.</param>
/// <remarks>Keep the instance to compile several flavours: the model is bound once for each instance.</remarks>
public sealed record ModelSource(string Dataset, string RootType, bool Document, IReadOnlyList<ModelFile> Files)
{
    /// <summary>
    /// Members that no library is given, as paths from the root: <c>Customer.Photo</c>, <c>Lines[].Handler</c>. Their declarations are
    /// taken out of the model.
    /// </summary>
    public IReadOnlyList<string> Ignored { get; init; } = [];
}
