using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;

namespace Roundup.ModelCompiler.Flavours.Annotating;

/// <summary>A class, struct, interface or enum of the model, as a flavour that annotates sees it.</summary>
/// <param name="Symbol">The type.</param>
/// <param name="IsRoot">Whether it is the dataset's root.</param>
/// <param name="Derived">The types of the model that derive from it directly, in the order of the source.</param>
/// <param name="Concrete">The classes that a value declared as this type may have, itself included where it is not abstract, in the order
/// of the source.</param>
/// <param name="Members">Its own members, inherited ones not among them, in the order of the source.</param>
internal sealed record AnnotatedType(
    INamedTypeSymbol Symbol,
    bool IsRoot,
    IReadOnlyList<INamedTypeSymbol> Derived,
    IReadOnlyList<INamedTypeSymbol> Concrete,
    IReadOnlyList<AnnotatedMember> Members)
{
    /// <summary>Whether values of more than this one type may occur.</summary>
    public bool IsHierarchy => Derived.Count > 0;

    /// <summary>Whether it is an enum.</summary>
    public bool IsEnum => Symbol.TypeKind == TypeKind.Enum;

    /// <summary>Whether it is a class or struct, rather than an interface or enum.</summary>
    public bool IsClassOrStruct => Symbol.TypeKind is TypeKind.Class or TypeKind.Struct;

    /// <summary>The member that names the type of an object in the dataset's JSON form; null where the dataset has none.</summary>
    public string? JsonTag { get; init; }

    /// <summary>The generated converter that writes it as an array, as code names it; null where it is an object in JSON.</summary>
    public string? JsonConverter { get; init; }

    /// <summary>How code names a type of the model.</summary>
    public static string NameOf(INamedTypeSymbol type) => "global::" + AliasTable.FullName(type);
}

/// <summary>A property or field, or the parameter of a record that declares one.</summary>
/// <param name="Symbol">The property or field.</param>
/// <param name="Type">Its type.</param>
/// <param name="Key">Its place among all members of its type, those of base types first, from 0: the same in each derived type.</param>
/// <param name="OwnKey">Its place among the members that its type declares itself, from 0.</param>
internal sealed record AnnotatedMember(ISymbol Symbol, ITypeSymbol Type, int Key, int OwnKey)
{
    /// <summary>Its name in the dataset's JSON form; null where there is none, or the author has named it.</summary>
    public string? JsonName { get; init; }
}
