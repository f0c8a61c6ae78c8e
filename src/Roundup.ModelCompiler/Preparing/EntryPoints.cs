using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>Takes out where a program starts, since a worker has its own <c>Main</c>.</summary>
internal static class EntryPoints
{
    /// <summary>The stage without statements outside of types, and without methods that are static and named
    /// <c>Main</c>.</summary>
    public static Stage Remove(Stage stage)
    {
        var edits = new Edits();
        foreach (var node in stage.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            if (node is GlobalStatementSyntax
                || (node is ClassDeclarationSyntax { Identifier.ValueText: "Program", Parent: CompilationUnitSyntax } program
                    && !program.Members.Any(member => member is BaseTypeDeclarationSyntax))
                || (node is MethodDeclarationSyntax { Identifier.ValueText: "Main" } main && main.Modifiers.Any(SyntaxKind.StaticKeyword)))
            {
                edits.Remove(node);
            }
        }

        return stage.With(edits);
    }
}
