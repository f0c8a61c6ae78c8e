using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

/// <summary>Names in C# code.</summary>
internal static class Identifier
{
    /// <summary>Writes <paramref name="name"/> so that a keyword is a name.</summary>
    public static string Escape(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    /// <summary>Whether an expression is a name alone, so that reading it again costs nothing.</summary>
    public static bool IsName(string expression) => SyntaxFacts.IsValidIdentifier(expression.TrimStart('@'));
}
