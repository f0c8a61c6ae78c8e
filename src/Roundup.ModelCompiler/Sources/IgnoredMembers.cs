using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

/// <summary>Removes the declarations of the members that the user wants to ignore, so that no library sees them.</summary>
internal static class IgnoredMembers
{
    /// <summary>The source without the members at the given paths, and these members by the simple names of their types.</summary>
    /// <exception cref="ModelException">A path has no member, or the member cannot be removed.</exception>
    public static (CompiledSource Source, IReadOnlyCollection<(string Type, string Member)> Removed) Remove(
        CompiledSource compiled, INamedTypeSymbol root, IReadOnlyList<string> paths)
    {
        var edits = new SourceEdits();
        var members = paths.SelectMany(new MemberPaths(root, compiled.Declared).Find).Select(member => member.OriginalDefinition)
            .Distinct<ISymbol>(SymbolEqualityComparer.Default).ToList();
        foreach (var member in members)
        {
            foreach (var declaration in member.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()))
            {
                Remove(edits, member, declaration);
            }
        }

        return (compiled.With(edits), [.. members.Select(member => (member.ContainingType.Name, member.Name))]);
    }

    private static void Remove(SourceEdits edits, ISymbol member, SyntaxNode declaration)
    {
        switch (declaration)
        {
            case VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: { } field } }:
                edits.Remove(field);
                break;
            case VariableDeclaratorSyntax:
                throw new ModelException(
                    $"{member.ContainingType.Name}.{member.Name}",
                    "one declaration has several fields, of which one alone cannot be left out",
                    "declare each field separately");
            case ParameterSyntax { Parent: ParameterListSyntax list } parameter:
                var kept = list.Parameters.Where(other => other != parameter);
                edits.Replace(list, $"({string.Join(", ", kept)})");
                break;
            default:
                edits.Remove(declaration);
                break;
        }
    }
}
