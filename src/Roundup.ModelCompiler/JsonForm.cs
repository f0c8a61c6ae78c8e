using System.Text.Json;

namespace Roundup.ModelCompiler;

/// <summary>
/// The JSON that the data have elsewhere, for the flavours whose code or attributes can follow it: those of System.Text.Json with a
/// hierarchy, converters and readers written by hand. All others write the model by its own names.
/// </summary>
/// <param name="IsSnakeCase">Whether <c>HtmlUrl</c> is <c>html_url</c>.</param>
/// <param name="Arrays">The types that are written as an array of their members' values.</param>
public sealed record JsonForm(bool IsSnakeCase, IReadOnlyList<JsonArrayForm> Arrays)
{
    /// <summary>The member that names the type of an object of a hierarchy.</summary>
    public const string Discriminator = "type";

    /// <summary>What a member is called in this form.</summary>
    /// <param name="member">Its own name.</param>
    public string NameOf(string member) => IsSnakeCase ? JsonNamingPolicy.SnakeCaseLower.ConvertName(member) : member;

    /// <summary>How many elements a type has at least; null where it is not written as an array.</summary>
    /// <param name="type">Its name without namespace.</param>
    public int? LeastOf(string type) => Arrays.FirstOrDefault(array => array.Type == type)?.Least;
}

/// <summary>A type that is written as an array of its members' values.</summary>
/// <param name="Type">Its name without namespace.</param>
/// <param name="Least">How many elements there always are; others are left out from the end where they are the default.</param>
public sealed record JsonArrayForm(string Type, int Least);
