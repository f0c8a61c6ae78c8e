using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>The types and members to annotate: all types that the root reaches, and their base types.</summary>
internal sealed class AnnotatedModel
{
    private readonly Dictionary<ISymbol, AnnotatedType> _types = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, AnnotatedMember> _members = new(SymbolEqualityComparer.Default);

    public AnnotatedModel(BoundModel model)
    {
        var aliases = model.Aliases.ToDictionary(alias => alias.FullName, alias => alias.Name);
        var objects = model.Objects.ToDictionary(type => type.Name);
        var declared = DeclaredTypes.Of(model.Compilation, model.Trees);
        var reached = declared.Where(type => aliases.ContainsKey(DeclaredTypes.FullName(type))).ToList();

        // Only the constructor of a derived class may set a property, so the concrete classes decide whether it is a member.
        var memberNames = reached
            .Where(type => objects.ContainsKey(aliases[DeclaredTypes.FullName(type)]))
            .Select(type => (Type: type, objects[aliases[DeclaredTypes.FullName(type)]].Members))
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
            var members = Members(type, memberNames.GetValueOrDefault(type) ?? [], model.Source.Json);
            var derived = annotated.Where(other => Same(other.BaseType, type) || other.Interfaces.Any(one => Same(one, type))).ToList();
            var concrete = annotated.Where(other =>
                other is { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false }
                    && (Chain(other).Any(level => Same(level, type)) || other.AllInterfaces.Any(one => Same(one, type)))).ToList();
            var isRoot = aliases.GetValueOrDefault(DeclaredTypes.FullName(type)) == model.Root.Name;
            var name = aliases.GetValueOrDefault(DeclaredTypes.FullName(type));
            _types.Add(type, new(type, isRoot, derived, concrete, members)
            {
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

    /// <summary>All annotated types: base types before derived types, enums last.</summary>
    public IEnumerable<AnnotatedType> Types => _types.Values;

    /// <summary>The annotated type; null if the root does not reach it.</summary>
    public AnnotatedType? Of(INamedTypeSymbol type) => _types.GetValueOrDefault(type);

    /// <summary>The annotated member; null for a property or field that is not a member.</summary>
    public AnnotatedMember? Of(ISymbol member) => _members.GetValueOrDefault(member);

    private List<AnnotatedMember> Members(INamedTypeSymbol type, HashSet<string> names, JsonForm? json)
    {
        var inherited = Chain(type).Skip(1).SelectMany(level => _types.TryGetValue(level, out var known) ? known.Members : []).ToList();
        var next = inherited.Select(member => member.Key + 1).DefaultIfEmpty().Max();
        var own = new List<AnnotatedMember>();
        foreach (var symbol in type.GetMembers().Where(symbol => names.Contains(symbol.Name)))
        {
            if (Candidate.Of(symbol) is { } candidate)
            {
                // An override is the member that it overrides.
                var key = inherited.Find(member => member.Symbol.Name == symbol.Name)?.Key ?? next++;
                var member = new AnnotatedMember(symbol, candidate.Type, key, own.Count)
                {
                    JsonName = JsonAttributes.NameOf(symbol) is null ? json?.NameOf(symbol.Name) : null,
                };
                own.Add(member);
                _members.Add(symbol, member);
            }
        }

        return own;
    }

    private static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol type)
    {
        for (var level = type; level is not null && level.SpecialType == SpecialType.None; level = level.BaseType)
        {
            yield return level;
        }
    }

    private static bool Same(ISymbol? left, ISymbol? right) => SymbolEqualityComparer.Default.Equals(left, right);
}
