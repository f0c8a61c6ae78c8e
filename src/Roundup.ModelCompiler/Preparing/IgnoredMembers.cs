using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>Takes the members that the user wants to leave out of the declarations of a model, so that no library sees them.</summary>
internal sealed class IgnoredMembers(Stage stage, INamedTypeSymbol root)
{
    /// <summary>The stage without the members at some paths.</summary>
    /// <exception cref="ModelException">There is no member at one of them, or it cannot be taken out.</exception>
    public Stage Remove(IReadOnlyList<string> paths)
    {
        var edits = new Edits();
        foreach (var member in paths.SelectMany(Find).Distinct(SymbolEqualityComparer.Default))
        {
            foreach (var declaration in member!.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()))
            {
                Remove(edits, member, declaration);
            }
        }

        return stage.With(edits);
    }

    private static void Remove(Edits edits, ISymbol member, SyntaxNode declaration)
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

            types = [.. found.Select(member => Element(TypeOf(member!))).OfType<INamedTypeSymbol>()];
        }
    }

    /// <summary>The members of that name in a type, those that it derives from, and those that derive from it.</summary>
    private IEnumerable<ISymbol> Members(INamedTypeSymbol type, string name) => Family(type)
        .SelectMany(one => one.GetMembers())
        .Where(member => IsMember(member) && (name.Length == 0 || member.Name == name))
        .Select(member => member.OriginalDefinition);

    private IEnumerable<INamedTypeSymbol> Family(INamedTypeSymbol type) =>
        stage.Declared.Where(other => DeclaredTypes.Derives(other, type) || DeclaredTypes.Derives(type, other))
            .Select(other => SymbolEqualityComparer.Default.Equals(other, type.OriginalDefinition) ? type : other);

    private static bool IsMember(ISymbol member) =>
        member is IPropertySymbol { IsIndexer: false } or IFieldSymbol { IsImplicitlyDeclared: false, IsConst: false }
        && member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public };

    private static ITypeSymbol TypeOf(ISymbol member) =>
        member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;

    /// <summary>The type of the model inside of arrays, lists, dictionaries and what may be null.</summary>
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

    /// <summary>The paths of all members, of each type once.</summary>
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
                var type = TypeOf(member);
                if (Element(type) is { } element && seen.Add(element))
                {
                    waiting.Enqueue((element, path + (DeclaredTypes.IsDeclared(type) || IsNullable(type) ? "." : "[].")));
                }
            }
        }
    }

    private static bool IsNullable(ITypeSymbol type) => type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
}
