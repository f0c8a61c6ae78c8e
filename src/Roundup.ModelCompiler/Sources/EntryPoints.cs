using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

/// <summary>
/// Removes the entry point of a program, since a worker has its own <c>Main</c>: top-level statements and static methods named <c>Main</c>.
/// </summary>
internal static class EntryPoints
{
    public static CompiledSource Remove(CompiledSource compiled)
    {
        var edits = new SourceEdits();
        foreach (var node in compiled.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            if (node is GlobalStatementSyntax
                || (node is ClassDeclarationSyntax { Identifier.ValueText: "Program", Parent: CompilationUnitSyntax } program
                    && !program.Members.Any(member => member is BaseTypeDeclarationSyntax or PropertyDeclarationSyntax))
                || (node is MethodDeclarationSyntax { Identifier.ValueText: "Main" } main && main.Modifiers.Any(SyntaxKind.StaticKeyword)))
            {
                edits.Remove(node);
            }
        }

        return compiled.With(edits);
    }
}
