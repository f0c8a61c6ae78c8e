using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

internal static class Identifier
{
    private static readonly SymbolDisplayFormat s_plain =
        new(typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    /// <summary>Adds the at-sign to a name that is a keyword.</summary>
    public static string Escape(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    /// <summary>Whether an expression is a name, so that evaluating it again costs nothing.</summary>
    public static bool IsName(string expression) => SyntaxFacts.IsValidIdentifier(expression.TrimStart('@'));

    /// <summary>The namespace, outer types and name of a type, separated by dots, without <c>@</c> and type arguments.</summary>
    public static string PlainName(ITypeSymbol type) => type.ToDisplayString(s_plain);
}
