using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Binding;

/// <summary>The types that a model's source declares.</summary>
internal static class DeclaredTypes
{
    /// <summary>Each class, struct and interface once, in the order of the files and of the text.</summary>
    public static IReadOnlyList<INamedTypeSymbol> Of(CSharpCompilation compilation, IEnumerable<SyntaxTree> trees)
    {
        var types = new List<INamedTypeSymbol>();
        foreach (var tree in trees)
        {
            var semantics = compilation.GetSemanticModel(tree);
            types.AddRange(tree.GetRoot().DescendantNodes()
                .OfType<TypeDeclarationSyntax>()
                .Select(declaration => semantics.GetDeclaredSymbol(declaration)!));
        }

        return [.. types.Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)];
    }
}
