using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Assemblies.Types;

// The base class of a type must be done before it.
internal sealed class ConstructorPlanner(
    TypePlan plan, IReadOnlyList<Candidate> candidates, Predicate<ISymbol> isIgnored, Predicate<ISymbol> isWritten)
{
    public void Complete()
    {
        var seen = new HashSet<string>();
        foreach (var constructor in new ConstructorCandidates(plan.Symbol, candidates, isIgnored).All)
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

    // Null: a member can be set neither here nor there.
    private ConstructorPlan? Chained(ConstructorPlan constructor)
    {
        var from = plan.Base?.Constructors
            .Where(other => other.Symbol is not null && (!other.SetsRequired || constructor.SetsRequired))
            .Where(other => other.Parameters.All(pair => ParameterOf(constructor, pair.Member) is not null))
            .MaxBy(other => other.Parameters.Count);
        var given = from?.Parameters.Select(pair => ParameterOf(constructor, pair.Member)!).ToList() ?? [];
        var rest = constructor.Parameters.Where(pair => !given.Contains(pair.Parameter, SymbolEqualityComparer.Default));
        if (rest.Any(pair => pair.Member is { CanSet: false, ClosedSetter: null or { DeclaredAccessibility: Accessibility.Private } }
            && !plan.Members.Contains(pair.Member)))
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

    private static void NeedsDefault(TypePlan? type)
    {
        if (type is { Constructors.Count: > 0 } && !type.Constructors.Exists(known => known.Parameters.Count == 0))
        {
            type.Constructors.Add(new(null, []));
        }
    }
}

// candidates: ignored members too. The parameter of an ignored member is left out with it.
internal sealed class ConstructorCandidates(INamedTypeSymbol type, IReadOnlyList<Candidate> candidates, Predicate<ISymbol> isIgnored)
{
    // The constructors that the type or a derived type can call, without the copy constructor of a record.
    public IReadOnlyList<ConstructorPlan> All { get; } =
    [
        .. type.InstanceConstructors
            .Where(constructor => constructor.DeclaredAccessibility is not Accessibility.Private)
            .Where(constructor => !(type.IsRecord && IsCopy(constructor)))
            .Where(constructor => constructor.Parameters.All(parameter => Candidate.SetBy(parameter, candidates) is not null))
            .Select(constructor => new ConstructorPlan(
                constructor,
                [
                    .. constructor.Parameters.Select(parameter => (Parameter: parameter, Member: Candidate.SetBy(parameter, candidates)!))
                        .Where(pair => !isIgnored(pair.Member.Symbol)),
                ])),
    ];

    // The constructor by the rule of the model compiler: with the most members that cannot be set otherwise, then with the fewest
    // parameters. Null: none can be called from outside.
    public ConstructorPlan? Best => All.Where(constructor => constructor.CanCreate)
        .OrderByDescending(constructor => constructor.Parameters.Count(pair => !pair.Member.CanSet))
        .ThenBy(constructor => constructor.Parameters.Count)
        .FirstOrDefault();

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.Parameters is [var only] && SymbolEqualityComparer.Default.Equals(only.Type, constructor.ContainingType);
}
