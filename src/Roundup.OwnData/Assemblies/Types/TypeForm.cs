using Microsoft.CodeAnalysis;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>The form of a type in a model, with the types inside it.</summary>
/// <param name="Element">The element, the value of a dictionary, or the value that may be null.</param>
/// <param name="Key">The key of a dictionary, or the element of a set.</param>
internal sealed record TypeForm(FormKind Kind, ITypeSymbol? Element = null, ITypeSymbol? Key = null)
{
    private static readonly SymbolDisplayFormat s_name =
        new(typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    private static readonly HashSet<string> s_scalars =
    [
        "System.Boolean", "System.Byte", "System.SByte", "System.Int16", "System.UInt16", "System.Int32", "System.UInt32", "System.Int64",
        "System.UInt64", "System.Single", "System.Double", "System.Decimal", "System.Char", "System.String", "System.Guid",
        "System.TimeSpan", "System.DateOnly", "System.TimeOnly", "System.DateTimeOffset", "System.DateTime", "System.Uri", "System.Version",
    ];

    public static TypeForm Of(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } => new(FormKind.Blob),
        IArrayTypeSymbol { Rank: 1 } array => new(FormKind.Sequence, array.ElementType),
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            new(FormKind.Nullable, nullable.TypeArguments[0]),
        INamedTypeSymbol { TypeKind: TypeKind.Enum } => new(FormKind.Enum),
        INamedTypeSymbol { IsGenericType: true } generic => Collection(generic),
        INamedTypeSymbol when s_scalars.Contains(type.ToDisplayString(s_name)) => new(FormKind.Scalar),
        _ => new(FormKind.Other),
    };

    private static TypeForm Collection(INamedTypeSymbol type) => type.OriginalDefinition.ToDisplayString(s_name) switch
    {
        "System.Collections.Generic.List" or "System.Collections.Generic.IList" or "System.Collections.Generic.ICollection"
            or "System.Collections.Generic.IEnumerable" or "System.Collections.Generic.IReadOnlyList"
            or "System.Collections.Generic.IReadOnlyCollection" => new(FormKind.Sequence, type.TypeArguments[0]),
        "System.Collections.Generic.HashSet" or "System.Collections.Generic.ISet" or "System.Collections.Generic.IReadOnlySet" =>
            new(FormKind.Set, Key: type.TypeArguments[0]),
        "System.Collections.Generic.Dictionary" or "System.Collections.Generic.IDictionary"
            or "System.Collections.Generic.IReadOnlyDictionary" => new(FormKind.Map, type.TypeArguments[1], type.TypeArguments[0]),
        _ => new(FormKind.Other),
    };
}

internal enum FormKind
{
    Scalar,
    Blob,
    Enum,
    Nullable,
    Sequence,
    Set,
    Map,

    /// <summary>An object, or a type that no model can hold.</summary>
    Other,
}
