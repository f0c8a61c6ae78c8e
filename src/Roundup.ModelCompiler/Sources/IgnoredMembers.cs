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
        foreach (var member in paths.SelectMany(Find).Distinct(SymbolEqualityComparer.Default))
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

    private IEnumerable<ISymbol> Find(string path)
    {
        var names = path.Split('.').Select(name => name.Replace("[]", string.Empty, StringComparison.Ordinal).Trim()).ToList();
        if (names.Count > 1 && names[0] == root.Name && !Members(root, names[0]).Any())
        {
            names.RemoveAt(0);
        }

        List<INamedTypeSymbol> types = [root];
        for (var i = 0; ; i++)
        {
            var found = types.SelectMany(type => Members(type, names[i])).Distinct(SymbolEqualityComparer.Default).ToList();
            if (found.Count == 0)
            {
                throw new ModelException(path, "the model has no such member to leave out", Proposal(path));
            }

            if (i == names.Count - 1)
            {
                return found!;
            }

            types = [.. found.Select(member => Element(DeclaredTypes.TypeOf(member!)!)).OfType<INamedTypeSymbol>()];
        }
    }

    /// <summary>The members of that name in a type, its base types and its derived types; all members for an empty name.</summary>
    private IEnumerable<ISymbol> Members(INamedTypeSymbol type, string name) => Family(type)
        .SelectMany(one => one.GetMembers())
        .Where(member => IsMember(member) && (name.Length == 0 || member.Name == name))
        .Select(member => member.OriginalDefinition);

    private IEnumerable<INamedTypeSymbol> Family(INamedTypeSymbol type) =>
        compiled.Declared.Where(other => DeclaredTypes.Derives(other, type) || DeclaredTypes.Derives(type, other))
            .Select(other => SymbolEqualityComparer.Default.Equals(other, type.OriginalDefinition) ? type : other);

    private static bool IsMember(ISymbol member) =>
        member is IPropertySymbol { IsIndexer: false } or IFieldSymbol { IsImplicitlyDeclared: false, IsConst: false }
        && member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public };

    /// <summary>The model type inside arrays, lists, dictionaries and nullable types.</summary>
    private static INamedTypeSymbol? Element(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Element(array.ElementType),
        INamedTypeSymbol named when DeclaredTypes.IsDeclared(named) => named,
        INamedTypeSymbol { TypeArguments: [.., var last] } => Element(last),
        _ => null,
    };

    private string Proposal(string path)
    {
        var known = Paths().ToList();
        var near = NearestPath.Of(path, known);
        return near is not null ? $"did you mean {near}?"
            : $"name one of {string.Join(", ", known.Take(10))}{(known.Count > 10 ? ", ..." : string.Empty)}";
    }

    /// <summary>The paths of all members, each type once.</summary>
    private IEnumerable<string> Paths()
    {
        var seen = new HashSet<ISymbol>(SymbolEqualityComparer.Default) { root };
        var waiting = new Queue<(INamedTypeSymbol Type, string Path)>([(root, string.Empty)]);
        while (waiting.TryDequeue(out var next))
        {
            foreach (var member in Members(next.Type, string.Empty).DistinctBy(member => member.Name))
            {
                var path = next.Path + member.Name;
                yield return path;
                var type = DeclaredTypes.TypeOf(member)!;
                if (Element(type) is { } element && seen.Add(element))
                {
                    var isSingle = DeclaredTypes.IsDeclared(type) || DeclaredTypes.IsNullableValue(type);
                    waiting.Enqueue((element, path + (isSingle ? "." : "[].")));
                }
            }
        }
    }
}
