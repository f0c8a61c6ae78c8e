using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>What is written of one of the user's types.</summary>
/// <param name="symbol">The type; a generic one with its arguments.</param>
/// <param name="path">Where the root reaches it first; empty for the root.</param>
internal sealed class TypePlan(INamedTypeSymbol symbol, string path)
{
    public INamedTypeSymbol Symbol { get; } = symbol;

    /// <summary>The first path from the root to the type; empty for the root.</summary>
    public string Path { get; } = path;

    /// <summary>The members that need the type, each with its path.</summary>
    public List<(ISymbol? Member, string Path)> Holders { get; } = [];

    /// <summary>Why no model can hold the type, as the rest of a sentence about such a member; null: one can.</summary>
    public string? Refusal { get; set; }

    /// <summary>Whether a member is declared as this type, so that its derived classes are written too.</summary>
    public bool IsValue { get; set; }

    public bool HasMembers => Symbol.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface;

    public TypePlan? Base { get; set; }

    /// <summary>The written base classes, the nearest first.</summary>
    public IEnumerable<TypePlan> Bases => Base is null ? [] : Base.Bases.Prepend(Base);

    public List<TypePlan> Interfaces { get; } = [];

    /// <summary>The readable members that are not left out, inherited members first.</summary>
    public IReadOnlyList<Candidate> Candidates { get; set; } = [];

    public List<Candidate> Members { get; } = [];

    public List<ConstructorPlan> Constructors { get; } = [];

    public string PathOf(string member) => Path.Length == 0 ? member : $"{Path}.{member}";
}

/// <param name="Symbol">The constructor in the assembly; null: one that only derived classes need.</param>
/// <param name="Parameters">Its parameters with the members that they set; those of members that are left out are not among them.</param>
internal sealed record ConstructorPlan(IMethodSymbol? Symbol, IReadOnlyList<(IParameterSymbol Parameter, Candidate Member)> Parameters)
{
    /// <summary>The arguments for the constructor of the base class; the other parameters are assigned to members.</summary>
    public IReadOnlyList<IParameterSymbol> ForBase { get; init; } = [];

    /// <summary>Whether code outside the class and its derived classes can call it.</summary>
    public bool CanCreate => Symbol?.DeclaredAccessibility
        is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal;

    public bool SetsRequired => Symbol?.GetAttributes().Any(one => one.AttributeClass?.Name == "SetsRequiredMembersAttribute") == true;
}

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
