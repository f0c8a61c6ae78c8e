using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Assemblies.Types;

// symbol: a generic one with its arguments. path: where the root reaches it first; empty for the root.
internal sealed class TypePlan(INamedTypeSymbol symbol, string path)
{
    public INamedTypeSymbol Symbol { get; } = symbol;

    public string Path { get; } = path;

    public List<(ISymbol? Member, string Path)> Holders { get; } = [];

    // Why no model can hold the type, as the rest of a sentence about such a member; null: one can.
    public string? Refusal { get; set; }

    // Whether a member is declared as this type, so that its derived classes are written too.
    public bool IsValue { get; set; }

    public bool HasMembers => Symbol.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface;

    public TypePlan? Base { get; set; }

    // The nearest first.
    public IEnumerable<TypePlan> Bases => Base is null ? [] : Base.Bases.Prepend(Base);

    public List<TypePlan> Interfaces { get; } = [];

    // Those that are not left out, inherited members first.
    public IReadOnlyList<Candidate> Candidates { get; set; } = [];

    public List<Candidate> Members { get; } = [];

    public List<ConstructorPlan> Constructors { get; } = [];

    public string PathOf(string member) => Path.Length == 0 ? member : $"{Path}.{member}";
}

// Symbol: null for a constructor that only derived classes need.
// Parameters: without those of members that are left out.
internal sealed record ConstructorPlan(IMethodSymbol? Symbol, IReadOnlyList<(IParameterSymbol Parameter, Candidate Member)> Parameters)
{
    // The arguments for the constructor of the base class; the other parameters are assigned to members.
    public IReadOnlyList<IParameterSymbol> ForBase { get; init; } = [];

    public bool CanCreate => Symbol?.DeclaredAccessibility
        is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal;

    public bool SetsRequired => Symbol?.GetAttributes().Any(one => one.AttributeClass?.Name == "SetsRequiredMembersAttribute") == true;
}

// Element: the element, the value of a dictionary, or the value that may be null. Key: the key of a dictionary, or the element of a set.
internal sealed record TypeForm(FormKind Kind, ITypeSymbol? Element = null, ITypeSymbol? Key = null)
{
    public static TypeForm Of(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol when Scalars.Find(type) is not null => new(FormKind.Scalar),
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

    // An object, or a type that no model can hold.
    Other,
}
