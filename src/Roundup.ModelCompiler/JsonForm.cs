using System.Text.Json;

namespace Roundup.ModelCompiler;

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

    /// <summary>The JSON name of a member.</summary>
    /// <param name="member">The name of the member in C#.</param>
    public string NameOf(string member) => IsSnakeCase ? JsonNamingPolicy.SnakeCaseLower.ConvertName(member) : member;

    /// <summary>The least number of elements of a type that is written as an array; null for any other type.</summary>
    /// <param name="type">The type's name without namespace.</param>
    public int? LeastOf(string type) => Arrays.FirstOrDefault(array => array.Type == type)?.Least;
}

/// <summary>A type that is written as an array of its members' values.</summary>
/// <param name="Type">The type's name without namespace.</param>
/// <param name="Least">The least number of elements. Further elements are omitted from the end while they have the default value.</param>
public sealed record JsonArrayForm(string Type, int Least);
