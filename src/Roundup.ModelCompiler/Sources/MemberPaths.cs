using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

// The paths from a root type to the members of a model: Lines[].Handler.
internal sealed class MemberPaths(INamedTypeSymbol root, IEnumerable<INamedTypeSymbol> declared)
{
    private readonly HashSet<INamedTypeSymbol> _declared = new(declared, SymbolEqualityComparer.Default);

    // The members at a path, in a type, its base types and its derived types. Brackets may be missing, and the name of the root may come
    // first.
    public IReadOnlyList<ISymbol> Find(string path) =>
        FindOrNone(path) is { Count: > 0 } found ? found
            : throw new ModelException(path, "the model has no such member to leave out", "name one that it has")
            {
                Known = [.. All()],
            };

    // As Find; empty where there is no member.
    public IReadOnlyList<ISymbol> FindOrNone(string path)
    {
        var names = path.Split('.').Select(name => name.Replace("[]", "", StringComparison.Ordinal).Trim()).ToList();
        var found = Find(names);
        return found.Count == 0 && names.Count > 1 && names[0] == root.Name ? Find(names[1..]) : found;
    }

    // The paths of all members, with each type once.
    private IEnumerable<string> All()
    {
        var seen = new HashSet<ISymbol>(SymbolEqualityComparer.Default) { root };
        var waiting = new Queue<(INamedTypeSymbol Type, string Path)>([(root, "")]);
        while (waiting.TryDequeue(out var next))
        {
            foreach (var member in Members(next.Type).DistinctBy(member => member.Name))
            {
                var path = next.Path + member.Name;
                yield return path;
                var (element, brackets) = Element(member.Type);
                if (element is not null && seen.Add(element))
                {
                    waiting.Enqueue((element, $"{path}{brackets}."));
                }
            }
        }
    }

    private List<ISymbol> Find(List<string> names)
    {
        List<INamedTypeSymbol> types = [root];
        foreach (var name in names[..^1])
        {
            types = [.. Named(types, name).Select(member => Element(member.Type).Type).OfType<INamedTypeSymbol>()];
        }

        return [.. Named(types, names[^1]).Select(member => member.Symbol)];
    }

    private IEnumerable<Candidate> Named(IEnumerable<INamedTypeSymbol> types, string name) =>
        types.SelectMany(Members).Where(member => member.Name == name).DistinctBy(member => member.Symbol, SymbolEqualityComparer.Default);

    private IEnumerable<Candidate> Members(INamedTypeSymbol type) =>
        DeclaredTypes.Bases(type).Prepend(type).Where(IsDeclared)
            .Concat(_declared.Where(other => DeclaredTypes.Bases(other).Contains(type, SymbolEqualityComparer.Default)))
            .SelectMany(one => one.GetMembers())
            .Select(Candidate.Of)
            .OfType<Candidate>();

    private bool IsDeclared(INamedTypeSymbol type) => _declared.Contains(type.OriginalDefinition);

    // The type of the model inside arrays, lists, dictionaries and nullable types, with brackets for each list.
    private (INamedTypeSymbol? Type, string Brackets) Element(ITypeSymbol type)
    {
        var brackets = "";
        while (true)
        {
            switch (type)
            {
                case INamedTypeSymbol named when IsDeclared(named):
                    return (named, brackets);
                case IArrayTypeSymbol array:
                    (type, brackets) = (array.ElementType, brackets + "[]");
                    break;
                case INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable:
                    type = nullable.TypeArguments[0];
                    break;
                case INamedTypeSymbol { TypeArguments: [.., var last] }:
                    (type, brackets) = (last, brackets + "[]");
                    break;
                default:
                    return (null, brackets);
            }
        }
    }
}

// Removes the declarations of the members that the user wants to ignore, so that no library sees them.
internal static class IgnoredMembers
{
    // The source without the members at the given paths, and these members by the simple names of their types.
    // Throws ModelException: a path has no member, or the member cannot be removed.
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
                Remove(edits, declaration);
            }
        }

        return (compiled.With(edits), [.. members.Select(member => (member.ContainingType.Name, member.Name))]);
    }

    private static void Remove(SourceEdits edits, SyntaxNode declaration)
    {
        switch (declaration)
        {
            case VariableDeclaratorSyntax { Parent.Parent: { } field }:
                // A prepared model declares each field by itself.
                edits.Remove(field);
                break;
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
