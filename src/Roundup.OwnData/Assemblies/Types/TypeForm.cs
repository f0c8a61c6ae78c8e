using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>The form of a type in a model, with the types inside it.</summary>
/// <param name="Element">The element, the value of a dictionary, or the value that may be null.</param>
/// <param name="Key">The key of a dictionary, or the element of a set.</param>
internal sealed record TypeForm(FormKind Kind, ITypeSymbol? Element = null, ITypeSymbol? Key = null)
{
    public static TypeForm Of(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol when Scalars.Of(type) is not null => new(FormKind.Scalar),
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } => new(FormKind.Blob),
        IArrayTypeSymbol { Rank: 1 } array => new(FormKind.Sequence, array.ElementType),
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            new(FormKind.Nullable, nullable.TypeArguments[0]),
        INamedTypeSymbol { TypeKind: TypeKind.Enum } => new(FormKind.Enum),
        INamedTypeSymbol pair when Pairs.Is(pair) => new(FormKind.Pair),
        INamedTypeSymbol { IsGenericType: true } generic => Collection(generic),
        _ => new(FormKind.Other),
    };

    private static TypeForm Collection(INamedTypeSymbol type) =>
        CollectionForm.Of(type)?.Kind switch
        {
            CollectionKind.Sequence => new(FormKind.Sequence, type.TypeArguments[0]),
            CollectionKind.Set => new(FormKind.Set, Key: type.TypeArguments[0]),
            CollectionKind.Map => new(FormKind.Map, type.TypeArguments[1], type.TypeArguments[0]),
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
    Pair,

    /// <summary>An object, or a type that no model can hold.</summary>
    Other,
}
