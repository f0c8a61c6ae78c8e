using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

/// <summary>Removes the declarations of the members that the user wants to ignore, so that no library sees them.</summary>
internal sealed class IgnoredMembers(CompiledSource compiled, INamedTypeSymbol root)
{
    /// <summary>The source without the members at the given paths.</summary>
    /// <exception cref="ModelException">A path has no member, or the member cannot be removed.</exception>
    public CompiledSource Remove(IReadOnlyList<string> paths)
    {
        var edits = new SourceEdits();
        foreach (var member in paths.SelectMany(Find).Select(member => member.OriginalDefinition).Distinct(SymbolEqualityComparer.Default))
        {
            foreach (var declaration in member!.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()))
            {
                Remove(edits, member, declaration);
            }
        }

        return compiled.With(edits);
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

    private IReadOnlyList<ISymbol> Find(string path)
    {
        var members = new MemberPaths(root, compiled.Declared);
        var found = members.Find(path);
        return found.Count > 0 ? found
            : throw new ModelException(path, "the model has no such member to leave out", "name one that it has")
            {
                Known = [.. members.All()],
            };
    }
}
