namespace Roundup.ModelCompiler;

/// <summary>The model of a dataset as its author wrote it. An instance is bound once, so keep it to compile several flavours.</summary>
/// <param name="Dataset">The dataset; a C# identifier, since generated classes are named after it.</param>
/// <param name="RootType">
/// The full name of the root type, for example <c>Roundup.Datasets.Users.User</c>, with dots for nested types and C#'s notation for closed
/// generic types: <c>Shop.Page&lt;Shop.Order&gt;</c>.
/// </param>
/// <param name="Document">Whether the root is one document whatever the count, so that it is never put in a <c>List</c>.</param>
/// <param name="Files">
/// The files that declare the model. They are compiled against the framework alone; attributes and usings of packages are allowed.
/// </param>
public sealed record ModelSource(string Dataset, string RootType, bool Document, IReadOnlyList<ModelFile> Files)
{
    /// <summary>
    /// Members that are removed for every library, as paths from the root: <c>Customer.Photo</c>, <c>Lines[].Handler</c>.
    /// </summary>
    public IReadOnlyList<string> Ignored { get; init; } = [];

    /// <summary>The JSON format of the data; null for the members' own names.</summary>
    public JsonForm? Json { get; init; }

    /// <summary>The parts that <see cref="Flavours.Compiler.Prepare"/> has removed, without those in <see cref="Ignored"/>.</summary>
    public IReadOnlyList<OmittedPart> OmittedParts { get; init; } = [];
}

/// <summary>A file of C# source that declares model types.</summary>
/// <param name="Path">The path of the file. Errors show it, and generated files have its file name.</param>
/// <param name="Text">The source.</param>
public sealed record ModelFile(string Path, string Text);

/// <summary>A part of a model that is removed for every library, although the author's program has it and a library may use it.</summary>
/// <param name="What">The part: <c>[JsonConverter]</c>, <c>property Total</c>.</param>
/// <param name="Where">The type or member that has the part, for example <c>Order.Id</c>.</param>
public sealed record OmittedPart(string What, string Where);
