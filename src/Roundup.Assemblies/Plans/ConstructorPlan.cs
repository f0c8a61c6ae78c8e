using Microsoft.CodeAnalysis;

namespace Roundup.Assemblies.Plans;

/// <summary>A constructor whose parameters are members.</summary>
/// <param name="Symbol">The constructor in the assembly; null: one that only derived classes need.</param>
/// <param name="Parameters">Its parameters with the members that they set; those of members that are left out are not among them.</param>
internal sealed record ConstructorPlan(IMethodSymbol? Symbol, IReadOnlyList<(IParameterSymbol Parameter, Candidate Member)> Parameters)
{
    /// <summary>What the constructor of the base class is given; the other members are assigned.</summary>
    public IReadOnlyList<IParameterSymbol> ForBase { get; init; } = [];

    /// <summary>Whether objects can be made with it outside of the class and those that derive from it.</summary>
    public bool CanCreate => Symbol?.DeclaredAccessibility
        is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal;

    /// <summary>Whether it sets all required members.</summary>
    public bool SetsRequired => Symbol?.GetAttributes().Any(one => one.AttributeClass?.Name == "SetsRequiredMembersAttribute") == true;
}
