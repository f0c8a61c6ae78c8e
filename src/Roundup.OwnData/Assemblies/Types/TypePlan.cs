using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>What is written of one of the user's types.</summary>
/// <param name="symbol">The type; a generic one with its arguments.</param>
/// <param name="path">Where the root reaches it first; empty for the root.</param>
internal sealed class TypePlan(INamedTypeSymbol symbol, string path)
{
    public INamedTypeSymbol Symbol { get; } = symbol;

    /// <summary>The first path from the root to the type; empty for the root.</summary>
    public string Path { get; } = path;

    /// <summary>Whether a member is declared as this type, so that its derived classes are written too.</summary>
    public bool IsValue { get; set; }

    public bool HasMembers => Symbol.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface;

    public TypePlan? Base { get; set; }

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
