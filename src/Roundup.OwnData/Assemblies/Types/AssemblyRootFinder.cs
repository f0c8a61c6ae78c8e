using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.Results.Texts;

namespace Roundup.OwnData.Assemblies.Types;

internal static class AssemblyRootFinder
{
    private const int MostProposals = 10;

    /// <param name="name">Its name, with or without its namespace; null: none was given.</param>
    /// <exception cref="RoundupException">There is no such type, it cannot be a root, or none was named.</exception>
    public static INamedTypeSymbol Find(LoadedTypes loaded, string? name)
    {
        if (name is null)
        {
            throw DataError.Of($"{loaded.File}: name the root type of your data with --type{Proposals(loaded)}.");
        }

        var wanted = name.Replace('+', '.');
        var byName = loaded.All.Where(type => FullName(type) == wanted).ToList();
        byName = byName.Count > 0 ? byName : [.. loaded.All.Where(type => type.Name == wanted)];
        if (byName.Count == 0)
        {
            throw DataError.Unknown(
                $"{loaded.File} has no type '{name}'", name, [.. Plausible(loaded).Select(FullName).Order(StringComparer.Ordinal)]);
        }

        if (byName.Select(FullName).Distinct().Count() > 1)
        {
            throw DataError.Of(
                $"--type '{name}' can mean {string.Join(" or ", byName.Select(FullName))}: give the name with its namespace.");
        }

        // Types with the same name and other type parameters.
        var type = byName.Find(one => !one.IsGenericType) ?? byName[0];
        return WhyNot(type) is { } reason
            ? throw DataError.Of($"--type '{name}' cannot be the root: it is {reason}.")
            : type;
    }

    private static string? WhyNot(INamedTypeSymbol type) => type switch
    {
        { IsGenericType: true } or { ContainingType.IsGenericType: true } =>
            "generic, so name a class that derives from it with type arguments",
        { IsStatic: true } => "a static class, so name a class that has instances",
        { TypeKind: TypeKind.Enum } => "an enum, so name a class or struct that has it as a member",
        { TypeKind: TypeKind.Delegate } => "a delegate, so name a class or struct",
        _ => null,
    };

    private static string Proposals(LoadedTypes loaded)
    {
        var all = Plausible(loaded).Select(FullName).Order(StringComparer.Ordinal).ToList();
        return all.Count == 0 ? "" : ": " + NameList.Of(all, MostProposals);
    }

    /// <summary>Types with a member that can be set.</summary>
    private static IEnumerable<INamedTypeSymbol> Plausible(LoadedTypes loaded) =>
        loaded.All.Where(type =>
            type.TypeKind is TypeKind.Class or TypeKind.Struct
            && WhyNot(type) is null
            && !IsOfFramework(type)
            && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, loaded.Assembly)
            && type.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal
            && (type.IsRecord || type.GetMembers().Select(Candidate.Of).Any(candidate => candidate?.CanSet == true)));

    /// <summary>Exceptions and attributes have members that can be set, but are no data.</summary>
    private static bool IsOfFramework(INamedTypeSymbol type) =>
        type.BaseType is { SpecialType: SpecialType.None } from
        && (from.ToDisplayString() is "System.Attribute" or "System.Exception" || IsOfFramework(from));

    private static string FullName(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? $"{FullName(outer)}.{type.Name}"
        : type.ContainingNamespace.IsGlobalNamespace ? type.Name
        : $"{type.ContainingNamespace.ToDisplayString()}.{type.Name}";
}
