using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Binding;

/// <summary>A public instance property or field that can be read; a member if it can be set too, or if a constructor takes it.</summary>
/// <param name="Symbol">The property or field.</param>
/// <param name="Type">Its type.</param>
/// <param name="CanSet">Whether public code can set it, at construction at least.</param>
/// <param name="IsInit">Whether it can be set at construction only.</param>
/// <param name="IsRequired">Whether it must be set in an object initializer.</param>
internal sealed record Candidate(ISymbol Symbol, ITypeSymbol Type, bool CanSet, bool IsInit, bool IsRequired)
{
    /// <summary>Its name.</summary>
    public string Name => Symbol.Name;

    /// <summary>The candidate that a parameter of a constructor sets: of its type and name, capitals of the name aside; or null.</summary>
    /// <param name="parameter">The parameter.</param>
    /// <param name="candidates">Those of the type.</param>
    public static Candidate? SetBy(IParameterSymbol parameter, IReadOnlyList<Candidate> candidates)
    {
        var same = candidates.Where(candidate =>
            parameter.RefKind is RefKind.None or RefKind.In
            && SymbolEqualityComparer.Default.Equals(candidate.Type, parameter.Type)
            && string.Equals(candidate.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)).ToList();
        return same.Find(candidate => candidate.Name == parameter.Name) ?? same.FirstOrDefault();
    }

    /// <summary>The candidate that <paramref name="symbol"/> is, or null.</summary>
    public static Candidate? Of(ISymbol symbol) => symbol switch
    {
        { IsStatic: true } or { DeclaredAccessibility: not Accessibility.Public } => null,
        IFieldSymbol { IsConst: false } field => new(field, field.Type, !field.IsReadOnly, IsInit: false, field.IsRequired),
        IPropertySymbol { IsIndexer: false, GetMethod.DeclaredAccessibility: Accessibility.Public } property => Of(property),
        _ => null,
    };

    private static Candidate Of(IPropertySymbol property)
    {
        // An override of the getter alone keeps the setter of its base.
        var setter = property.SetMethod;
        for (var level = property.OverriddenProperty; setter is null && level is not null; level = level.OverriddenProperty)
        {
            setter = level.SetMethod;
        }

        var canSet = setter is { DeclaredAccessibility: Accessibility.Public };
        return new(property, property.Type, canSet, canSet && setter!.IsInitOnly, property.IsRequired);
    }
}
