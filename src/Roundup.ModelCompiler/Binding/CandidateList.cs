using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Binding;

/// <summary>What can be read of a type.</summary>
internal static class CandidateList
{
    /// <summary>
    /// Its public instance properties and fields, those of base types first; an override takes the place of what it overrides. Of an
    /// interface, those of the interfaces that it extends too.
    /// </summary>
    public static List<Candidate> Of(INamedTypeSymbol type)
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

    /// <summary>A type and what it is based on, that first.</summary>
    private static IEnumerable<INamedTypeSymbol> Levels(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Interface)
        {
            return type.AllInterfaces.Append(type);
        }

        var chain = new Stack<INamedTypeSymbol>();
        for (var level = type; level is not null && level.TypeKind != TypeKind.Error; level = level.BaseType)
        {
            chain.Push(level);
        }

        return chain;
    }
}
