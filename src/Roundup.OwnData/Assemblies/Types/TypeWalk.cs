using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Types;

internal sealed class TypeWalk
{
    private readonly Dictionary<INamedTypeSymbol, TypePlan> _plans = new(SymbolEqualityComparer.Default);
    private readonly Queue<(ISymbol? Member, Action Look)> _left = [];
    private readonly HashSet<ISymbol> _members = new(SymbolEqualityComparer.Default);
    private readonly List<TypePlan> _found = [];
    private readonly LoadedTypes _loaded;
    private readonly IgnoredPaths _ignored;
    private readonly AssemblyDiagnostics _diagnostics;
    private readonly UnsupportedTypes _refusal;

    // The member whose type is looked at; null for the root.
    private ISymbol? _member;

    public TypeWalk(LoadedTypes _loaded, INamedTypeSymbol root, IgnoredPaths _ignored, AssemblyDiagnostics _diagnostics)
    {
        (this._loaded, this._ignored, this._diagnostics) = (_loaded, _ignored, _diagnostics);
        _refusal = new(_loaded);
        Object(root, "");
        while (_left.TryDequeue(out var next))
        {
            _member = next.Member;
            next.Look();
        }

        foreach (var plan in _found.Where(plan => plan.Refusal is not null))
        {
            plan.Holders.ForEach(holder => _diagnostics.Error(holder.Member, holder.Path, plan.Refusal!));
        }
    }

    public IReadOnlyList<TypePlan> Found => _found;

    public bool IsMember(ISymbol symbol) => _members.Contains(symbol);

    private void Value(ITypeSymbol type, string path)
    {
        var form = TypeForm.Of(type);
        switch (form.Kind)
        {
            case FormKind.Nullable:
                Value(form.Element!, path);
                break;
            case FormKind.Sequence:
                Value(form.Element!, path + "[]");
                break;
            case FormKind.Set:
                Key(form.Key!, path, "elements of a set");
                break;
            case FormKind.Map:
                Key(form.Key!, path, "keys");
                Value(form.Element!, path + "[]");
                break;
            case FormKind.Pair:
                foreach (var argument in ((INamedTypeSymbol)type).TypeArguments)
                {
                    Value(argument, path + "[]");
                }

                break;
            case FormKind.Enum when LoadedTypes.IsFramework(type):
                break;
            case FormKind.Enum or FormKind.Other:
                Object(type, path);
                break;
        }
    }

    private void Key(ITypeSymbol type, string path, string role)
    {
        if (TypeForm.Of(type).Kind is not (FormKind.Scalar or FormKind.Enum))
        {
            _diagnostics.Error(
                _member, path, $"has {role} of the type {UnsupportedTypes.Name(type)}, which is neither a number, an enum nor text");
            return;
        }

        Value(type, path);
    }

    private void Object(ITypeSymbol type, string path)
    {
        if (_refusal.Find(type) is { } reason)
        {
            _diagnostics.Error(_member, path, reason);
            return;
        }

        var plan = Plan((INamedTypeSymbol)type, path);
        if (!plan.IsValue && plan.HasMembers)
        {
            plan.IsValue = true;
            _left.Enqueue((_member, () => Derived(plan, path)));
        }
    }

    private TypePlan Plan(INamedTypeSymbol symbol, string path)
    {
        var type = (INamedTypeSymbol)symbol.WithNullableAnnotation(NullableAnnotation.NotAnnotated);
        if (!_plans.TryGetValue(type, out var plan))
        {
            plan = new(type, path);
            _plans.Add(type, plan);
            _found.Add(plan);
            if (type.TypeKind == TypeKind.Interface)
            {
                _left.Enqueue((_member, () =>
                    plan.Interfaces.AddRange(type.Interfaces.Where(_loaded.IsOwn).Select(one => Plan(one, path)))));
            }
            else if (plan.HasMembers)
            {
                _left.Enqueue((_member, () => Members(plan)));
            }
        }

        plan.Holders.Add((_member, path));
        return plan;
    }

    private void Derived(TypePlan plan, string path)
    {
        var isHeld = plan.Symbol is { IsAbstract: false, TypeKind: not TypeKind.Interface };
        if (isHeld && Constructors(plan.Symbol).Best is null)
        {
            plan.Refusal = $"is of the type {UnsupportedTypes.Name(plan.Symbol)}, which has no constructor that can be called with the"
                + " values of its members";
        }

        foreach (var derived in _loaded.Derived(plan.Symbol).Where(one => !one.IsAbstract))
        {
            if (WhyNot(derived) is { } reason)
            {
                _diagnostics.Add(
                    UnsupportedTypes.Name(derived), $"left out, although it is a {UnsupportedTypes.Name(plan.Symbol)}: {reason}");
                continue;
            }

            isHeld = true;
            Object(derived, path);
        }

        if (!isHeld)
        {
            plan.Refusal = $"is of the type {UnsupportedTypes.Name(plan.Symbol)}, which no class in your assemblies extends or implements";
        }
    }

    private string? WhyNot(INamedTypeSymbol derived) =>
        DeclaredTypes.IsGeneric(derived) ? "it is generic"
        : _refusal.Find(derived) is { } reason ? "it " + reason
        : Constructors(derived).Best is null ? "it has no constructor that can be called with the values of its members"
        : null;

    private ConstructorCandidates Constructors(INamedTypeSymbol type) => new(type, CandidateList.Collect(type), _ignored.Contains);

    private void Members(TypePlan plan)
    {
        var type = plan.Symbol;
        if (type.BaseType is IErrorTypeSymbol missing)
        {
            plan.Refusal = $"has a base class that {_refusal.Missing(missing)}";
            return;
        }

        if (type.BaseType is { } from && _loaded.IsOwn(from))
        {
            plan.Base = Plan(from, plan.Path);
        }

        plan.Candidates = [.. CandidateList.Collect(type).Where(candidate => !_ignored.Contains(candidate.Symbol))];
        var taken = type.IsAbstract ? [] : Constructors(type).Best?.Parameters.Select(pair => pair.Member.Symbol).ToList() ?? [];
        foreach (var candidate in plan.Candidates.Where(one => one.CanSet || taken.Contains(one.Symbol, SymbolEqualityComparer.Default)
            || (one.IsClosed && !LoadedTypes.IsFramework(one.Symbol.ContainingType))))
        {
            _members.Add(candidate.Symbol);
            _member = candidate.Symbol;
            if (CSharpName.Is(candidate.Name))
            {
                Value(candidate.Type, plan.PathOf(candidate.Name));
            }
            else
            {
                _diagnostics.Error(candidate.Symbol, plan.PathOf(candidate.Name), "has a name that C# cannot have");
            }
        }
    }
}
