using Microsoft.CodeAnalysis;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Code;

// Short names read well, but can mean something else where names are used more than once.
internal sealed class TypeReferences(WrittenTypeNames names, bool isFull)
{
    private static readonly SymbolDisplayFormat s_keywords =
        new(miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    public SortedSet<string> Usings { get; } = new(StringComparer.Ordinal);

    public string Get(ITypeSymbol type)
    {
        var text = type switch
        {
            IArrayTypeSymbol array => Get(array.ElementType) + "[]",
            INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
                Get(nullable.TypeArguments[0]) + "?",
            { SpecialType: >= SpecialType.System_Object and <= SpecialType.System_String } when IsKeyword(type) =>
                type.ToDisplayString(s_keywords),
            INamedTypeSymbol named => Named(named),
            IDynamicTypeSymbol => "dynamic",
            IPointerTypeSymbol pointer => Get(pointer.PointedAtType) + "*",
            _ => throw DataError.Create($"{UnsupportedTypes.Name(type)} cannot be written as C#: give its source with --model instead."),
        };
        return type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.Annotated } ? text + "?" : text;
    }

    public string Attribute(INamedTypeSymbol type)
    {
        const string Suffix = "Attribute";
        var text = Named(type);
        var isShort = !isFull && !type.IsGenericType && text.EndsWith(Suffix, StringComparison.Ordinal);
        return isShort ? text[..^Suffix.Length] : text;
    }

    private static bool IsKeyword(ITypeSymbol type) =>
        type.SpecialType is SpecialType.System_Object or SpecialType.System_Boolean or SpecialType.System_Char or SpecialType.System_String
            or SpecialType.System_Decimal or SpecialType.System_Single or SpecialType.System_Double
            or (>= SpecialType.System_SByte and <= SpecialType.System_UInt64);

    private string Named(INamedTypeSymbol type)
    {
        if (names.IsWritten(type))
        {
            return isFull
                ? $"global::{CSharpName.Dotted(names.Full(type))}"
                : Used(WrittenTypeNames.Namespace(type), names.Nested(type));
        }

        var nested = string.Join('.', WrittenTypeNames.Chain(type).Select(level => CSharpName.Of(level.Name) + Arguments(level)));
        var space = CSharpName.Dotted(WrittenTypeNames.Namespace(type)).ToString();
        return isFull || space.Length == 0 ? $"global::{space}{(space.Length > 0 ? "." : "")}{nested}"
            : LoadedTypes.IsFramework(type) ? Used(space, nested)
            : $"{space}.{nested}";
    }

    private string Arguments(INamedTypeSymbol type) =>
        type.TypeArguments.Length == 0 ? ""
        : type.IsUnboundGenericType ? $"<{new string(',', type.TypeArguments.Length - 1)}>"
        : $"<{string.Join(", ", type.TypeArguments.Select(Get))}>";

    private string Used(string space, string name)
    {
        if (space.Length > 0)
        {
            Usings.Add(space);
        }

        return name;
    }
}

internal sealed class TypeNode(INamedTypeSymbol symbol)
{
    public INamedTypeSymbol Symbol { get; } = symbol;

    // Null: only the types nested in it are written.
    public TypePlan? Plan { get; private set; }

    public List<TypeNode> Nested { get; } = [];

    public static IReadOnlyList<TypeNode> Of(IEnumerable<TypePlan> plans)
    {
        var nodes = new Dictionary<INamedTypeSymbol, TypeNode>(SymbolEqualityComparer.Default);
        var outermost = new List<TypeNode>();
        foreach (var plan in plans)
        {
            Add(plan.Symbol, nodes, outermost).Plan = plan;
        }

        return outermost;
    }

    private static TypeNode Add(INamedTypeSymbol type, Dictionary<INamedTypeSymbol, TypeNode> nodes, List<TypeNode> outermost)
    {
        if (!nodes.TryGetValue(type, out var node))
        {
            node = new(type);
            nodes.Add(type, node);
            (type.ContainingType is { } outer ? Add(outer, nodes, outermost).Nested : outermost).Add(node);
        }

        return node;
    }
}
