using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Code;
using Roundup.Results.Texts;

namespace Roundup.OwnData;

internal sealed class RootChoice(string origin, IAssemblySymbol assembly, IReadOnlyList<INamedTypeSymbol> types)
{
    private const int MostListed = 10;

    private readonly TypeGraph _graph = new(types, isWide: true);

    // The named type. Without a name, the type that has the most members of the sample, and of several such types the one that no other
    // contains.
    public INamedTypeSymbol Find(string? wanted, IReadOnlyList<string> members)
    {
        var type = wanted is null ? TheOnlyOne(members) : Named(wanted);
        return WhyNot(type, wanted) is { } reason ? throw Refused($"{DeclaredTypes.FullName(type)} is {reason}") : type;
    }

    private INamedTypeSymbol TheOnlyOne(IReadOnlyList<string> members)
    {
        var candidates = Candidates();
        if (candidates.Count == 0)
        {
            throw Refused("it declares no class, record or struct; name the file that declares your types");
        }

        var spelled = members.Select(Spelling.Correct).ToHashSet();
        var likely = candidates.GroupBy(type => CandidateList.Collect(type).Count(one => spelled.Contains(Spelling.Correct(one.Name))))
            .MaxBy(group => group.Key)!.ToList();

        // Of types that contain each other, each could be the root.
        var contained = likely.ToDictionary<INamedTypeSymbol, ISymbol, HashSet<ISymbol>>(
            type => type, type => _graph.From(type, isValue: false), SymbolEqualityComparer.Default);
        var roots = likely
            .Where(type => likely.TrueForAll(other => !contained[other].Contains(type) || contained[type].Contains(other)))
            .ToList();
        return roots.Count == 1 ? roots[0]
            : throw Refused($"the root type can be {Listed(roots.Count > 0 ? roots : likely)}; say which with --type");
    }

    private INamedTypeSymbol Named(string wanted)
    {
        var name = wanted.Split('<')[0].Replace('+', '.').Replace("@", "", StringComparison.Ordinal).Trim();
        var found = types.Where(type => Identifier.PlainName(type) == name).ToList();
        if (found.Count == 0)
        {
            found = [.. types.Where(type => Identifier.PlainName(type).EndsWith("." + name, StringComparison.Ordinal))];
        }

        // Types with the same name and other type parameters.
        return found.DistinctBy(Identifier.PlainName).Count() switch
        {
            1 => found.Find(type => type.IsGenericType == wanted.Contains('<', StringComparison.Ordinal)) ?? found[0],
            0 => throw DataError.Unknown(
                $"{origin}: it declares no type {wanted}", name, [.. Candidates().Select(DeclaredTypes.FullName)]),
            _ => throw Refused($"{wanted} can be {Listed(found)}; say which with --type and its namespace"),
        };
    }

    // The types that hold data; if none does, those that could.
    private List<INamedTypeSymbol> Candidates()
    {
        var able = types.Where(type => type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsStatic: false, IsFileLocal: false }
            && !DeclaredTypes.IsGeneric(type)
            && type.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Protected)
            && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
            && !DeclaredTypes.Levels(type).Any(IsNoData)).ToList();
        var holding = able.FindAll(type => HoldsData(type) || _graph.Derived(type).Any(HoldsData));
        return holding.Count > 0 ? holding : able;
    }

    private static bool HoldsData(INamedTypeSymbol type)
    {
        var candidates = CandidateList.Collect(type);
        return candidates.Exists(one => one.CanSet || one.IsClosed)
            || type.InstanceConstructors.SelectMany(one => one.Parameters).Any(one => Candidate.SetBy(one, candidates) is not null);
    }

    // Exceptions and attributes can be set, but are no data. Without a using, their namespace is unknown.
    private static bool IsNoData(INamedTypeSymbol type) => type.Name is "Attribute" or "Exception"
        && (type.TypeKind == TypeKind.Error || type.ContainingNamespace.ToDisplayString() == "System");

    private string? WhyNot(INamedTypeSymbol type, string? wanted)
    {
        var kind = type switch
        {
            { TypeKind: TypeKind.Enum } => "an enum",
            { TypeKind: TypeKind.Delegate } => "a delegate",
            { IsStatic: true } => "a static class",
            { TypeKind: TypeKind.Interface } => "an interface",
            { IsAbstract: true } => "an abstract class",
            _ => "a class",
        };
        return type is { TypeKind: TypeKind.Enum or TypeKind.Delegate } or { IsStatic: true }
                ? $"{kind}, which has no values to serialize; name a class with --type"
            : DeclaredTypes.IsGeneric(type) && !IsClosed(wanted)
                ? "generic; name a class that derives from it with type arguments"
            : type is { IsAbstract: true } && _graph.Derived(type).All(one => one.IsAbstract)
                ? $"{kind}, and no class here derives from it; add one, or name a class with --type"
            : null;
    }

    // Only from source can a class be made of a generic type and its arguments.
    private bool IsClosed(string? wanted) => wanted?.Contains('<', StringComparison.Ordinal) == true && assembly is ISourceAssemblySymbol;

    private static string Listed(List<INamedTypeSymbol> several) =>
        NameList.Format([.. several.Select(DeclaredTypes.FullName).Distinct()], MostListed);

    private RoundupException Refused(string cause) => DataError.Create($"{origin}: {cause}.");
}
