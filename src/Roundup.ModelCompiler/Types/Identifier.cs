using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

internal static class Identifier
{
    /// <summary>Adds the at-sign to a name that is a keyword.</summary>
    public static string Escape(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    /// <summary>Whether an expression is a name, so that evaluating it again costs nothing.</summary>
    public static bool IsName(string expression) => SyntaxFacts.IsValidIdentifier(expression.TrimStart('@'));
}
