using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.Assemblies.Writing;

/// <summary>Names as C# writes them.</summary>
internal static class Identifier
{
    /// <summary>A name, with an @ where it is a keyword.</summary>
    public static string Of(string name) =>
        SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None
            ? name
            : "@" + name;

    /// <summary>The same for each part of a namespace.</summary>
    public static string OfNamespace(string name) => string.Join('.', name.Split('.').Select(Of));
}
