using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

/// <summary>
/// Puts types without a namespace into one: in all code of a worker, that of libraries included, they would come before the types that
/// a <c>using</c> names, such as <c>Stream</c> or <c>Version</c>.
/// </summary>
internal static class GlobalTypes
{
    private const string Namespace = "Own";

    /// <summary>The source, and the full name of the root in it.</summary>
    public static (CompiledSource Source, string Root) Move(CompiledSource compiled, string root)
    {
        var edits = new SourceEdits();
        foreach (var type in compiled.Trees.SelectMany(tree => tree.GetCompilationUnitRoot().Members))
        {
            if (type is BaseTypeDeclarationSyntax or DelegateDeclarationSyntax)
            {
                edits.Replace(type.SyntaxTree, new TextSpan(type.SpanStart, 0), $"namespace {Namespace} {{ ");
                edits.Replace(type.SyntaxTree, new TextSpan(type.Span.End, 0), " }");
            }
        }

        // Code that names such a type by global::, or from a namespace of its own, needs it where it is.
        var moved = compiled.With(edits);
        return moved == compiled || moved.Errors().Count > compiled.Errors().Count ? (compiled, root)
            : new RootFinder(compiled).Find(root).ContainingNamespace.IsGlobalNamespace ? (moved, $"{Namespace}.{root}")
            : (moved, root);
    }
}
