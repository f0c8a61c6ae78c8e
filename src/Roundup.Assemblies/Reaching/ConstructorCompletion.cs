using Microsoft.CodeAnalysis;
using Roundup.Assemblies.Plans;

namespace Roundup.Assemblies.Reaching;

/// <summary>Decides which constructors the source of a type declares; those of its base class are decided.</summary>
internal sealed class ConstructorCompletion(
    TypePlan plan, IReadOnlyList<Candidate> candidates, Predicate<ISymbol> isIgnored, Predicate<ISymbol> isWritten)
{
    /// <summary>Decides.</summary>
    public void Complete()
    {
        var seen = new HashSet<string>();
        foreach (var constructor in new ConstructorChoice(plan.Symbol, candidates, isIgnored).All)
        {
            if (plan.Symbol.TypeKind == TypeKind.Struct && constructor.Parameters.Count == 0)
            {
                continue;
            }

            if (constructor.Parameters.All(pair => isWritten(pair.Member.Symbol))
                && Chained(constructor) is { } complete
                && seen.Add(string.Join(", ", complete.Parameters.Select(pair => pair.Parameter.Type.ToDisplayString()))))
            {
                plan.Constructors.Add(complete);
            }
        }

        if (plan.Constructors.Count == 0)
        {
            NeedsDefault(plan.Base);
        }
    }

    /// <summary>The constructor with what it gives to that of its base class; null: a member cannot be set in either way.</summary>
    private ConstructorPlan? Chained(ConstructorPlan constructor)
    {
        var from = plan.Base?.Constructors
            .Where(other => other.Symbol is not null && (!other.SetsRequired || constructor.SetsRequired))
            .Where(other => other.Parameters.All(pair => ParameterOf(constructor, pair.Member) is not null))
            .MaxBy(other => other.Parameters.Count);
        var given = from?.Parameters.Select(pair => ParameterOf(constructor, pair.Member)!).ToList() ?? [];
        var rest = constructor.Parameters.Where(pair => !given.Contains(pair.Parameter, SymbolEqualityComparer.Default));
        if (rest.Any(pair => !pair.Member.CanSet && !plan.Members.Contains(pair.Member)))
        {
            return null;
        }

        if (from is null)
        {
            NeedsDefault(plan.Base);
        }

        return constructor with { ForBase = given };
    }

    private static IParameterSymbol? ParameterOf(ConstructorPlan constructor, Candidate member) =>
        constructor.Parameters.FirstOrDefault(pair =>
            pair.Member.Name == member.Name && SymbolEqualityComparer.Default.Equals(pair.Member.Type, member.Type)).Parameter;

    /// <summary>Derived classes need a constructor of the base class that takes nothing.</summary>
    private static void NeedsDefault(TypePlan? type)
    {
        if (type is { Constructors.Count: > 0 } && !type.Constructors.Exists(known => known.Parameters.Count == 0))
        {
            type.Constructors.Add(new(null, []));
        }
    }
}
