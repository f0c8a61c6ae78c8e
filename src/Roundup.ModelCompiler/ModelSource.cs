using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

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
public sealed record ModelFile(string Path, string Text);

/// <summary>A part of a model that is removed for every library, although the author's program has it and a library may use it.</summary>
/// <param name="What">The part: <c>[JsonConverter]</c>, <c>property Total</c>.</param>
/// <param name="Where">The type or member that has the part, for example <c>Order.Id</c>.</param>
public sealed record OmittedPart(string What, string Where);

/// <summary>
/// The JSON format that a dataset has outside of this project. The flavours for System.Text.Json with a hierarchy, with converters and with
/// readers written by hand follow it; all others write the members' own names.
/// </summary>
/// <param name="IsSnakeCase">Whether names are written in snake case: <c>html_url</c> for <c>HtmlUrl</c>.</param>
/// <param name="Arrays">The types that are written as an array of their members' values.</param>
public sealed record JsonForm(bool IsSnakeCase, IReadOnlyList<JsonArrayForm> Arrays)
{
    /// <summary>The JSON member that holds the type name of an object in a hierarchy.</summary>
    public const string Discriminator = "type";

    public string NameOf(string member) => IsSnakeCase ? JsonNamingPolicy.SnakeCaseLower.ConvertName(member) : member;

    /// <summary>The least number of elements of a type that is written as an array; null for any other type.</summary>
    public int? LeastOf(string type) => Arrays.FirstOrDefault(array => array.Type == type)?.Least;
}

/// <summary>A type that is written as an array of its members' values.</summary>
/// <param name="Type">The type's name without namespace.</param>
/// <param name="Least">The least number of elements. Further elements are omitted from the end while they have the default value.</param>
public sealed record JsonArrayForm(string Type, int Least);

/// <summary>A generated file: C#, or a schema for the compiler of a library.</summary>
/// <param name="Name">A file name that starts with the dataset's name; unique among the files of the dataset.</param>
public sealed record GeneratedFile(string Name, string Text)
{
    // Half of what file systems take: it may get an ending while it is written.
    private const int MostBytes = 128;

    private const int Kept = 30;

    public string Name { get; } = Encoding.UTF8.GetByteCount(Name) <= MostBytes ? Name
        : $"{Name[..Kept]}.{Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(Name)))[..16]}{Path.GetExtension(Name)}";
}
