using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

/// <summary>
/// Makes the types of a model public if the root reaches an internal one: generated code and libraries need public types. Private nested
/// types and types of one file do not change.
/// </summary>
internal static class PublicTypes
{
    public static CompiledSource Make(CompiledSource compiled, INamedTypeSymbol root)
    {
        if (!new TypeGraph(compiled.Declared).From(root).Any(type => type.DeclaredAccessibility == Accessibility.Internal))
        {
            return compiled;
        }

        var edits = new SourceEdits();
        foreach (var node in compiled.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            if (node is BaseTypeDeclarationSyntax or DelegateDeclarationSyntax)
            {
                Make(edits, (MemberDeclarationSyntax)node);
            }
        }

        return compiled.With(edits);
    }

    private static void Make(SourceEdits edits, MemberDeclarationSyntax type)
    {
        var access = type.Modifiers.Where(modifier => modifier.Kind()
            is SyntaxKind.PublicKeyword or SyntaxKind.InternalKeyword or SyntaxKind.ProtectedKeyword or SyntaxKind.PrivateKeyword
            or SyntaxKind.FileKeyword).ToList();
        if (type.Modifiers.Any(SyntaxKind.InternalKeyword))
        {
            // Including protected internal, whose keywords may be separated.
            edits.Replace(type.SyntaxTree, TextSpan.FromBounds(access[0].SpanStart, access[^1].Span.End), "public");
        }
        else if (access.Count == 0 && type.Parent is not TypeDeclarationSyntax)
        {
            // After the attributes.
            var first = type.AttributeLists.Count == 0 ? type.GetFirstToken() : type.AttributeLists[^1].GetLastToken().GetNextToken();
            edits.Replace(type.SyntaxTree, new TextSpan(first.SpanStart, 0), "public ");
        }
    }
}
