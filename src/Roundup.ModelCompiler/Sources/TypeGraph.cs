using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Sources;

// Which of the user's types contain which others: by a member, by a base class, or by a class that derives from the type of a member.
// isWide: whether private members and types that attributes name count, too, and the type around a nested one not.
internal sealed class TypeGraph(IReadOnlyCollection<INamedTypeSymbol> types, bool isWide = false)
{
    private static readonly SymbolEqualityComparer s_equal = SymbolEqualityComparer.Default;

    private readonly HashSet<ISymbol> _types = new(types, s_equal);
    private readonly ILookup<ISymbol, INamedTypeSymbol> _derived = types
        .SelectMany(type => DeclaredTypes.Bases(type).Select(from => (From: (ISymbol)from.OriginalDefinition, Type: type)))
        .ToLookup(pair => pair.From, pair => pair.Type, s_equal);

    private readonly Dictionary<ISymbol, List<(INamedTypeSymbol Type, bool IsValue)>> _contained = new(s_equal);

    // The types that derive from a type or implement it, over any number of steps.
    public IEnumerable<INamedTypeSymbol> Derived(INamedTypeSymbol type) => _derived[type.OriginalDefinition];

    // A type and all types that it contains, directly or through others; of a generic type, its declaration.
    // isValue: whether its values can be of derived classes, as those of a member can.
    public HashSet<ISymbol> From(ITypeSymbol root, bool isValue = true)
    {
        var found = new HashSet<ISymbol>(s_equal);
        var values = new HashSet<ISymbol>(s_equal);
        var waiting = new Queue<(INamedTypeSymbol Type, bool IsValue)>(Parts(root, isValue));
        while (waiting.TryDequeue(out var next))
        {
            var contained = found.Add(next.Type) ? Contained(next.Type) : [];
            var derived = next.IsValue && values.Add(next.Type) ? Derived(next.Type).Select(type => (type, true)) : [];
            foreach (var part in contained.Concat(derived))
            {
                waiting.Enqueue(part);
            }
        }

        return found;
    }

    private List<(INamedTypeSymbol Type, bool IsValue)> Contained(INamedTypeSymbol type)
    {
        if (!_contained.TryGetValue(type, out var contained))
        {
            INamedTypeSymbol?[] around = [type.BaseType, isWide ? null : type.ContainingType, .. type.Interfaces];
            var members = type.GetMembers()
                .Where(member => !member.IsStatic && (isWide || member.DeclaredAccessibility == Accessibility.Public))
                .Select(DeclaredTypes.TypeOf);
            var named = isWide ? type.GetAttributes().SelectMany(one => one.ConstructorArguments).Select(TypeIn) : [];
            _contained[type] = contained =
            [
                .. around.OfType<ITypeSymbol>().SelectMany(one => Parts(one, isValue: false)),
                .. members.Concat(named).OfType<ITypeSymbol>().SelectMany(one => Parts(one, isValue: true)),
            ];
        }

        return contained;
    }

    private static ITypeSymbol? TypeIn(TypedConstant argument) =>
        argument.Kind == TypedConstantKind.Type ? argument.Value as ITypeSymbol : null;

    // The user's types in a type: its element, its type arguments, itself.
    private IEnumerable<(INamedTypeSymbol Type, bool IsValue)> Parts(ITypeSymbol type, bool isValue) => type switch
    {
        IArrayTypeSymbol array => Parts(array.ElementType, isValue: true),
        INamedTypeSymbol named => named.TypeArguments.Where(argument => argument is not ITypeParameterSymbol)
            .SelectMany(argument => Parts(argument, isValue: true))
            .Concat(_types.Contains(named.OriginalDefinition) ? [(named.OriginalDefinition, isValue)] : []),
        _ => [],
    };
}
