using Microsoft.CodeAnalysis;
using Roundup.Assemblies.Findings;
using Roundup.Assemblies.Plans;

namespace Roundup.Assemblies.Writing;

/// <summary>
/// The names that the written types have: their own, except that a generic type with its arguments is a type of its own
/// (<c>Page&lt;Order&gt;</c> is <c>PageOfOrder</c>), and that two assemblies can have types of one name.
/// </summary>
internal sealed class TypeNames
{
    private readonly Dictionary<INamedTypeSymbol, string> simple = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> written = new(SymbolEqualityComparer.Default);
    private readonly HashSet<string> taken = [];

    /// <summary>Names types.</summary>
    /// <param name="plans">The types.</param>
    /// <param name="remarks">Receives the names that differ.</param>
    public TypeNames(IReadOnlyList<TypePlan> plans, Remarks remarks)
    {
        foreach (var type in plans.SelectMany(plan => Chain(plan.Symbol)).OrderBy(type => type.TypeArguments.Length > 0))
        {
            Add(type, remarks);
        }

        written.UnionWith(plans.Select(plan => plan.Symbol));
    }

    /// <summary>Whether the source of a type is written.</summary>
    public bool IsWritten(INamedTypeSymbol type) => written.Contains(type);

    /// <summary>The name without namespace and outer types.</summary>
    public string Simple(INamedTypeSymbol type) => simple[type];

    /// <summary>The name without its namespace.</summary>
    public string Nested(INamedTypeSymbol type) => string.Join('.', Chain(type).Select(level => Identifier.Of(simple[level])));

    /// <summary>The namespace; empty: none.</summary>
    public static string Namespace(INamedTypeSymbol type) =>
        type.ContainingNamespace.IsGlobalNamespace ? "" : type.ContainingNamespace.ToDisplayString(s_plain);

    /// <summary>The name with its namespace, without any <c>@</c>.</summary>
    public string Full(INamedTypeSymbol type) =>
        string.Join('.', Chain(type).Select(level => simple[level]).Prepend(Namespace(type)).Where(part => part.Length > 0));

    /// <summary>A type and the types that it is nested in, the outermost first.</summary>
    public static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? Chain(outer).Append(type) : [type];

    private static readonly SymbolDisplayFormat s_plain =
        new(typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    private void Add(INamedTypeSymbol type, Remarks remarks)
    {
        if (simple.ContainsKey(type))
        {
            return;
        }

        if (type.ContainingType is { } outer)
        {
            Add(outer, remarks);
        }

        var name = ArgumentName(type);
        simple[type] = name;
        for (var number = 2; !taken.Add(Full(type)); number++)
        {
            simple[type] = name + number;
        }

        if (simple[type] != type.Name)
        {
            remarks.Add(
                type.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat),
                $"written as the type {simple[type]}"
                + (type.TypeArguments.Length > 0 ? ": a model has no generic types" : ": there are two types of this name"));
        }
    }

    private static string ArgumentName(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => ArgumentName(array.ElementType) + "Array",
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            "Nullable" + ArgumentName(nullable.TypeArguments[0]),
        INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments } =>
            $"{type.Name}Of{string.Join("And", arguments.Select(ArgumentName))}",
        _ => type.Name,
    };
}
