using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>
/// Makes the types of a model public where the root reaches one that is internal: generated code and libraries need them so.
/// </summary>
internal static class PublicTypes
{
    /// <summary>The stage with public types. Private nested types and those of one file stay as they are.</summary>
    public static Stage Make(Stage stage, INamedTypeSymbol root)
    {
        if (!new ReachedTypes(stage, root).All.Any(type => type.DeclaredAccessibility == Accessibility.Internal))
        {
            return stage;
        }

        var edits = new Edits();
        foreach (var node in stage.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            if (node is BaseTypeDeclarationSyntax or DelegateDeclarationSyntax)
            {
                Make(edits, (MemberDeclarationSyntax)node);
            }
        }

        return stage.With(edits);
    }

    private static void Make(Edits edits, MemberDeclarationSyntax type)
    {
        var access = type.Modifiers.Where(modifier => modifier.Kind()
            is SyntaxKind.PublicKeyword or SyntaxKind.InternalKeyword or SyntaxKind.ProtectedKeyword or SyntaxKind.PrivateKeyword
            or SyntaxKind.FileKeyword).ToList();
        if (type.Modifiers.Any(SyntaxKind.InternalKeyword))
        {
            // Also what derived classes see beside the assembly, protected internal.
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
