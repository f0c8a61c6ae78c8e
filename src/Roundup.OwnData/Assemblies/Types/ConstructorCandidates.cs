using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>The constructors of a type whose parameters are all members.</summary>
/// <param name="candidates">What can be read of it, ignored members too.</param>
/// <param name="isIgnored">Whether a member is left out; its parameter is left out with it.</param>
internal sealed class ConstructorCandidates(INamedTypeSymbol type, IReadOnlyList<Candidate> candidates, Predicate<ISymbol> isIgnored)
{
    /// <summary>The constructors that the type or a derived type can call, without the copy constructor of a record.</summary>
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

    /// <summary>
    /// The constructor by the rule of the model compiler: with the most members that cannot be set otherwise, then with the fewest
    /// parameters. Null: none can be called from outside.
    /// </summary>
    public ConstructorPlan? Best => All.Where(constructor => constructor.CanCreate)
        .OrderByDescending(constructor => constructor.Parameters.Count(pair => !pair.Member.CanSet))
        .ThenBy(constructor => constructor.Parameters.Count)
        .FirstOrDefault();

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.Parameters is [var only] && SymbolEqualityComparer.Default.Equals(only.Type, constructor.ContainingType);
}
