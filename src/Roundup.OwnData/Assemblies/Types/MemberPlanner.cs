using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Sources;
using Roundup.OwnData.Assemblies.Metadata;

namespace Roundup.OwnData.Assemblies.Types;

internal sealed class MemberPlanner(LoadedTypes loaded, TypeWalk walk, IgnoredPaths ignored, AssemblyDiagnostics diagnostics)
{
    private readonly HashSet<ISymbol> _written = new(SymbolEqualityComparer.Default);

    public void Complete()
    {
        foreach (var plan in walk.Found.Where(IsClassOrStruct))
        {
            Declare(plan);
        }

        foreach (var plan in walk.Found.Where(IsClassOrStruct).OrderBy(plan => plan.Bases.Count()))
        {
            new ConstructorPlanner(plan, CandidateList.Collect(plan.Symbol), ignored.Contains, _written.Contains).Complete();
            plan.Interfaces.AddRange(Interfaces(plan));
        }

        foreach (var plan in walk.Found.Where(plan => plan.Symbol.TypeKind == TypeKind.Interface))
        {
            DeclareInterface(plan);
        }
    }

    private static bool IsClassOrStruct(TypePlan plan) => plan.Symbol.TypeKind is TypeKind.Class or TypeKind.Struct;

    // The members that a class declares. It also declares those of a base class that is not the user's, since that class is not written.
    private void Declare(TypePlan plan)
    {
        foreach (var candidate in CandidateList.Collect(plan.Symbol).Where(candidate => IsDeclaredBy(plan, candidate.Symbol)))
        {
            if (ignored.Contains(candidate.Symbol))
            {
                diagnostics.Add(plan.PathOf(candidate.Name), "left out, as --ignore says");
            }
            else if (walk.IsMember(candidate.Symbol) || IsOverriddenEverywhere(plan, candidate))
            {
                plan.Members.Add(candidate);
                _written.Add(candidate.Symbol);
            }
            else if (loaded.IsOwn(candidate.Symbol.ContainingType))
            {
                diagnostics.Add(plan.PathOf(candidate.Name), "left out: it has no public setter, and no constructor takes it");
            }
        }

        if (plan is { Base: null, Symbol.BaseType: { SpecialType: SpecialType.None } from })
        {
            var inherited = plan.Members.Count(member => !Same(member.Symbol.ContainingType, plan.Symbol));
            diagnostics.Add(
                UnsupportedTypes.Name(plan.Symbol),
                $"written without its base class {UnsupportedTypes.Name(from)}"
                + (inherited == 0 ? "" : $", whose members it declares itself ({inherited})"));
        }
    }

    private bool IsDeclaredBy(TypePlan plan, ISymbol symbol) =>
        Same(symbol.ContainingType, plan.Symbol) || (plan.Base is null && !loaded.IsOwn(symbol.ContainingType));

    private bool IsOverriddenEverywhere(TypePlan plan, Candidate candidate) =>
        candidate.Symbol.IsAbstract
        && walk.Found.Where(other => !other.Symbol.IsAbstract && other.Bases.Contains(plan))
            .All(other => other.Candidates.Any(own => own.Name == candidate.Name && walk.IsMember(own.Symbol)));

    // The written interfaces, without those that the base class or another interface implies.
    private IEnumerable<TypePlan> Interfaces(TypePlan plan)
    {
        var all = walk.Found.Where(other => plan.Symbol.AllInterfaces.Contains(other.Symbol, SymbolEqualityComparer.Default)).ToList();
        return all.Where(one =>
            plan.Base?.Symbol.AllInterfaces.Contains(one.Symbol, SymbolEqualityComparer.Default) != true
            && !all.Exists(other => other.Symbol.AllInterfaces.Contains(one.Symbol, SymbolEqualityComparer.Default)));
    }

    private void DeclareInterface(TypePlan plan)
    {
        var classes = walk.Found.Where(other =>
            IsClassOrStruct(other) && other.Symbol.AllInterfaces.Contains(plan.Symbol, SymbolEqualityComparer.Default)).ToList();
        foreach (var candidate in plan.Symbol.GetMembers().Select(Candidate.Of).OfType<Candidate>())
        {
            if (candidate.Symbol.IsAbstract && classes.TrueForAll(type => Implements(type, candidate)))
            {
                plan.Members.Add(candidate);
            }
            else if (!ignored.Contains(candidate.Symbol))
            {
                diagnostics.Add(
                    $"{UnsupportedTypes.Name(plan.Symbol)}.{candidate.Name}",
                    "left out of the interface: not all types that implement it have it as a member");
            }
        }
    }

    private bool Implements(TypePlan type, Candidate candidate) =>
        type.Symbol.FindImplementationForInterfaceMember(candidate.Symbol) is { DeclaredAccessibility: Accessibility.Public } symbol
        && symbol.Name == candidate.Name
        && _written.Contains(symbol);

    private static bool Same(ISymbol? left, ISymbol? right) => SymbolEqualityComparer.Default.Equals(left, right);
}

internal sealed class IgnoredPaths
{
    private readonly HashSet<ISymbol> _symbols = new(SymbolEqualityComparer.Default);

    public IgnoredPaths(LoadedTypes loaded, INamedTypeSymbol root, IEnumerable<string> paths)
    {
        try
        {
            _symbols.UnionWith(paths.SelectMany(new MemberPaths(root, loaded.All).Find).SelectMany(Overridden));
        }
        catch (ModelException e)
        {
            throw DataError.Create(e, root.ToDisplayString());
        }
    }

    public IReadOnlyCollection<(string Type, string Member)> Names =>
        [.. _symbols.Select(symbol => (symbol.ContainingType.Name, symbol.Name)).Distinct()];

    public bool Contains(ISymbol symbol) => Overridden(symbol).Any(_symbols.Contains);

    // A property and those that it overrides, whatever the arguments of their types: one member.
    private static IEnumerable<ISymbol> Overridden(ISymbol symbol)
    {
        for (var level = symbol; level is not null; level = (level as IPropertySymbol)?.OverriddenProperty)
        {
            yield return level.OriginalDefinition;
        }
    }
}
