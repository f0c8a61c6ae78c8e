using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Sources;

// A readable public instance property or field. It is a member if it can be set or if a constructor takes it.
// CanSet: whether public code can set it, by init at least.
internal sealed record Candidate(ISymbol Symbol, ITypeSymbol Type, bool CanSet, bool IsInit, bool IsRequired)
{
    public string Name => Symbol.Name;

    // The setter that only the class itself can call; null if there is none.
    public IMethodSymbol? ClosedSetter { get; private init; }

    // Whether it is a collection without a setter, whose elements can be set: List<T> Tags { get; } = [];.
    public bool IsFilled => Symbol is IPropertySymbol { SetMethod: null } property
        && property.ContainingType.GetMembers().OfType<IFieldSymbol>()
            .Any(backing => SymbolEqualityComparer.Default.Equals(backing.AssociatedSymbol, property)

                // In an assembly, only its name tells what the field is for.
                || backing.Name == $"<{property.Name}>k__BackingField")
        && CollectionForm.IsFilled(Type);

    // Whether it can be set, though not by public code. A struct would be set in a copy.
    public bool IsClosed => !CanSet && !Symbol.ContainingType.IsValueType && (ClosedSetter is not null || IsFilled);

    // The candidate that a constructor's parameter sets: of the same type and, ignoring case, the same name; null if there is none.
    public static Candidate? SetBy(IParameterSymbol parameter, IReadOnlyList<Candidate> candidates)
    {
        var same = candidates.Where(candidate =>
            parameter.RefKind is RefKind.None or RefKind.In
            && SymbolEqualityComparer.Default.Equals(candidate.Type, parameter.Type)
            && string.Equals(candidate.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)).ToList();
        return same.Find(candidate => candidate.Name == parameter.Name) ?? same.FirstOrDefault();
    }

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
        return new(property, property.Type, canSet, canSet && setter!.IsInitOnly, property.IsRequired)
        {
            ClosedSetter = canSet ? null : setter,
        };
    }
}

internal static class CandidateList
{
    // The readable properties and fields of a type, those of base types first. An override takes the place of the member that it overrides.
    // An interface includes the interfaces that it extends.
    public static List<Candidate> Collect(INamedTypeSymbol type)
    {
        var found = new List<Candidate>();
        foreach (var candidate in Levels(type).SelectMany(level => level.GetMembers()).Select(Candidate.Of).OfType<Candidate>())
        {
            var hidden = found.FindIndex(other => other.Name == candidate.Name);
            if (hidden < 0)
            {
                found.Add(candidate);
            }
            else
            {
                found[hidden] = candidate;
            }
        }

        return found;
    }

    // The same, and what only an interface of the type shows.
    public static IEnumerable<Candidate> WithInterfaces(INamedTypeSymbol type) =>
        type.AllInterfaces.Prepend(type).SelectMany(Collect).DistinctBy(one => one.Name);

    // A type and its base types, the bases first.
    private static IEnumerable<INamedTypeSymbol> Levels(INamedTypeSymbol type) => type.TypeKind == TypeKind.Interface
        ? type.AllInterfaces.Append(type)
        : DeclaredTypes.Levels(type).TakeWhile(level => level.TypeKind != TypeKind.Error).Reverse();
}
