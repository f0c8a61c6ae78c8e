using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Attributes;

// The types and members to annotate: all types that the root reaches, and their base types.
internal sealed class AnnotatedModel
{
    private readonly Dictionary<ISymbol, AnnotatedType> _types = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, AnnotatedMember> _members = new(SymbolEqualityComparer.Default);

    public AnnotatedModel(BoundModel model)
    {
        var aliases = model.Aliases.ToDictionary(alias => alias.FullName, alias => alias.Name);
        var objects = model.Objects.ToDictionary(type => type.Name);
        var declared = model.Declared;
        var reached = declared.Where(type => aliases.ContainsKey(DeclaredTypes.FullName(type))).ToList();

        // Only the constructor of a derived class may set a property, so the concrete classes decide whether it is a member.
        var memberNames = reached
            .Where(type => objects.ContainsKey(aliases[DeclaredTypes.FullName(type)]))
            .Select(type => (
                Type: type,
                Members: objects[aliases[DeclaredTypes.FullName(type)]].Carried.Where(member => member.Interface is null)))
            .SelectMany(pair => Chain(pair.Type).Select(level => (Level: level, pair.Members)))
            .GroupBy(pair => pair.Level, pair => pair.Members, SymbolEqualityComparer.Default)
            .ToDictionary(
                group => group.Key!,
                group => group.SelectMany(members => members).Select(member => member.Name).ToHashSet(),
                SymbolEqualityComparer.Default);
        var annotated =
            declared.Where(type => memberNames.ContainsKey(type) || reached.Contains(type, SymbolEqualityComparer.Default)).ToList();
        foreach (var type in annotated.OrderBy(type => Chain(type).Count()))
        {
            var family = annotated.Where(other => Chain(other).Any(level => Same(level, type)));
            var reserved = family.Where(other => !Same(other, type)).Select(other => Parameters(other).Count).DefaultIfEmpty().Max();

            // The members of a base class that has no such constructor are numbered by that of a derived class.
            var parameters = family.Prepend(type).Select(Parameters).FirstOrDefault(names => names.Count > 0) ?? [];
            var members = Members(type, memberNames.GetValueOrDefault(type) ?? [], parameters, reserved, model);
            var derived = annotated.Where(other => Same(other.BaseType, type) || other.Interfaces.Any(one => Same(one, type))).ToList();
            var concrete = annotated.Where(other =>
                other is { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false }
                    && (Chain(other).Any(level => Same(level, type)) || other.AllInterfaces.Any(one => Same(one, type)))).ToList();
            var isRoot = aliases.GetValueOrDefault(DeclaredTypes.FullName(type)) == model.Root.Name;
            var name = aliases.GetValueOrDefault(DeclaredTypes.FullName(type));
            _types.Add(type, new(type, isRoot, derived, concrete, members)
            {
                Constructor = name is not null && objects.GetValueOrDefault(name) is { } bound ? ConstructorOf(type, bound) : null,
                JsonTag = model.Source.Json is null ? null : JsonForm.Discriminator,
                JsonConverter = name is not null && objects.GetValueOrDefault(name) is { JsonArrayLeast: not null }
                    ? $"global::{Output.Namespace}.{model.Source.Dataset}{name}Json"
                    : null,
            });
        }

        var enums = model.Compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type)
            .OfType<INamedTypeSymbol>()
            .Where(type => type.TypeKind == TypeKind.Enum && aliases.ContainsKey(DeclaredTypes.FullName(type)));
        foreach (var type in enums)
        {
            _types.Add(type, new(type, IsRoot: false, [], [], []));
        }
    }

    public AnnotatedType Root => _types.Values.Single(type => type.IsRoot);

    // All annotated types: base types before derived types, enums last.
    public IEnumerable<AnnotatedType> Types => _types.Values;

    // The annotated type; null if the root does not reach it.
    public AnnotatedType? Find(INamedTypeSymbol type) => _types.GetValueOrDefault(type);

    // The annotated member; null for a property or field that is not a member.
    public AnnotatedMember? Find(ISymbol member) => _members.GetValueOrDefault(member);

    // parameters: the parameters of the constructor that decides the numbers.
    // reserved: how many numbers belong to the parameters of constructors of derived classes.
    private List<AnnotatedMember> Members(
        INamedTypeSymbol type, HashSet<string> names, List<string> parameters, int reserved, BoundModel model)
    {
        var candidates = type.GetMembers().Where(symbol => names.Contains(symbol.Name)).Select(Candidate.Of).OfType<Candidate>().ToList();
        var ordered = candidates.Select(candidate => candidate.Symbol.Name).ToList();
        var numbers = model.Numbers.Assign(type, ordered);
        var keys = numbers.Count > 0
            ? numbers.ToDictionary(one => one.Key, one => one.Value - 1)
            : Keys(type, ordered, parameters, reserved);
        var own = new List<AnnotatedMember>();
        foreach (var candidate in candidates)
        {
            var symbol = candidate.Symbol;
            var place = numbers.GetValueOrDefault(symbol.Name, own.Count + 1) - 1;
            var member = new AnnotatedMember(symbol, candidate.Type, keys[symbol.Name], place)
            {
                IsFilled = candidate is { CanSet: false, IsFilled: true },
                JsonName = JsonAttributes.NameOf(symbol) is null ? model.Source.Json?.NameOf(symbol.Name) : null,
            };
            own.Add(member);
            _members.Add(symbol, member);
        }

        return own;
    }

    private Dictionary<string, int> Keys(INamedTypeSymbol type, IReadOnlyList<string> names, List<string> parameters, int reserved)
    {
        // An override is the member that it overrides.
        var keys = Chain(type).Skip(1).SelectMany(level => _types.TryGetValue(level, out var known) ? known.Members : [])
            .DistinctBy(member => member.Symbol.Name).ToDictionary(member => member.Symbol.Name, member => member.Key);
        var next = Math.Max(reserved, keys.Values.Select(key => key + 1).DefaultIfEmpty().Max());
        int PlaceOf(string name) => parameters.FindIndex(parameter => parameter.Equals(name, StringComparison.OrdinalIgnoreCase));
        foreach (var name in names.OrderBy(name => PlaceOf(name) is var place and >= 0 ? place : int.MaxValue))
        {
            var taken = keys.Values.ToHashSet();
            while (taken.Contains(next))
            {
                next++;
            }

            keys.TryAdd(name, PlaceOf(name) is var place and >= 0 && !taken.Contains(place) ? place : next);
        }

        return keys;
    }

    // The parameters of the constructor that libraries call which take a parameter by its index: the one with the most parameters, all of
    // which are members. That of an abstract class, which others call, tells the order that these have most likely.
    private static List<string> Parameters(INamedTypeSymbol type)
    {
        var members = Chain(type).SelectMany(level => level.GetMembers()).Where(member => member is IPropertySymbol or IFieldSymbol)
            .Select(member => member.Name).ToHashSet(StringComparer.OrdinalIgnoreCase);
        return type.InstanceConstructors
            .Where(one => one.DeclaredAccessibility == Accessibility.Public || type.IsAbstract)
            .Where(one => !one.IsImplicitlyDeclared && one.Parameters.All(parameter => members.Contains(parameter.Name)))
            .Select(one => one.Parameters.Select(parameter => parameter.Name).ToList())
            .MaxBy(names => names.Count) ?? [];
    }

    private static IMethodSymbol? ConstructorOf(INamedTypeSymbol type, ObjectType bound) => type.InstanceConstructors.FirstOrDefault(one =>
        one.Parameters.Select(parameter => parameter.Name)
            .SequenceEqual(bound.Parameters.Select(member => member.Name), StringComparer.OrdinalIgnoreCase));

    private static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol type)
    {
        for (var level = type; level is not null && level.SpecialType == SpecialType.None; level = level.BaseType)
        {
            yield return level;
        }
    }

    private static bool Same(ISymbol? left, ISymbol? right) => SymbolEqualityComparer.Default.Equals(left, right);
}
