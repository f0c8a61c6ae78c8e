using Microsoft.CodeAnalysis;

namespace Roundup.Assemblies.Plans;

/// <summary>A type of the user whose source is written.</summary>
/// <param name="symbol">The type; a generic one with its arguments.</param>
/// <param name="path">Where the root reaches it first; empty for the root.</param>
internal sealed class TypePlan(INamedTypeSymbol symbol, string path)
{
    /// <summary>The type.</summary>
    public INamedTypeSymbol Symbol { get; } = symbol;

    /// <summary>Where the root reaches it first; empty for the root.</summary>
    public string Path { get; } = path;

    /// <summary>Whether values are declared as this type, so that the classes that derive from it are reached too.</summary>
    public bool IsValue { get; set; }

    /// <summary>Whether it is a class, struct or interface.</summary>
    public bool HasMembers => Symbol.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface;

    /// <summary>The base class, if its source is written too.</summary>
    public TypePlan? Base { get; set; }

    /// <summary>The interfaces that it has and whose source is written too.</summary>
    public List<TypePlan> Interfaces { get; } = [];

    /// <summary>What can be read of it and is not left out, inherited first.</summary>
    public IReadOnlyList<Candidate> Candidates { get; set; } = [];

    /// <summary>The members that its own source declares.</summary>
    public List<Candidate> Members { get; } = [];

    /// <summary>The constructors that its source declares.</summary>
    public List<ConstructorPlan> Constructors { get; } = [];

    /// <summary>The path of a member.</summary>
    public string PathOf(string member) => Path.Length == 0 ? member : $"{Path}.{member}";
}
