using Microsoft.CodeAnalysis;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Code;

// The names of the written types. They differ from the names in the assembly for a generic type with its arguments (Page<Order> becomes
// PageOfOrder) and where two assemblies have types of one name.
internal sealed class WrittenTypeNames
{
    private readonly Dictionary<INamedTypeSymbol, string> _simple = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> _written = new(SymbolEqualityComparer.Default);
    private readonly HashSet<string> _taken = [];

    public WrittenTypeNames(IReadOnlyList<TypePlan> plans, AssemblyDiagnostics diagnostics)
    {
        foreach (var type in plans.SelectMany(plan => Chain(plan.Symbol)).OrderBy(type => type.TypeArguments.Length > 0))
        {
            Add(type, diagnostics);
        }

        _written.UnionWith(plans.Select(plan => plan.Symbol));
    }

    public bool IsWritten(INamedTypeSymbol type) => _written.Contains(type);

    public CSharpName Simple(INamedTypeSymbol type) => CSharpName.Of(_simple[type]);

    public string Nested(INamedTypeSymbol type) => string.Join('.', Chain(type).Select(Simple));

    public static string Namespace(INamedTypeSymbol type) =>
        type.ContainingNamespace.IsGlobalNamespace ? "" : type.ContainingNamespace.ToDisplayString(s_plain);

    // The name with its namespace, without any @.
    public string Full(INamedTypeSymbol type) =>
        string.Join('.', Chain(type).Select(level => _simple[level]).Prepend(Namespace(type)).Where(part => part.Length > 0));

    // The outermost first.
    public static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? Chain(outer).Append(type) : [type];

    private static readonly SymbolDisplayFormat s_plain =
        new(typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    private void Add(INamedTypeSymbol type, AssemblyDiagnostics diagnostics)
    {
        if (_simple.ContainsKey(type))
        {
            return;
        }

        if (type.ContainingType is { } outer)
        {
            Add(outer, diagnostics);
        }

        var name = ArgumentName(type);
        _simple[type] = name;
        for (var number = 2; !_taken.Add(Full(type)); number++)
        {
            _simple[type] = name + number;
        }

        if (_simple[type] != type.Name)
        {
            diagnostics.Add(
                type.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat),
                $"written as the type {_simple[type]}"
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
