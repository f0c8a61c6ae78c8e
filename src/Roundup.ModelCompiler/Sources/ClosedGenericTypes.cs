using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Sources;

internal sealed class ClosedGenericTypes
{
    private const int Most = 200;

    private readonly Dictionary<INamedTypeSymbol, string> _names = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ITypeSymbol> _seen = new(SymbolEqualityComparer.Default);
    private readonly HashSet<string> _taken;
    private readonly CompiledSource _compiled;

    // A type that contains itself with ever different type arguments is an error.
    public ClosedGenericTypes(CompiledSource compiled, INamedTypeSymbol root)
    {
        _compiled = compiled;
        _taken = [.. compiled.Compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type).Select(type => type.Name)];
        Visit(root);
    }

    public IEnumerable<(INamedTypeSymbol Type, string Name)> Find(INamedTypeSymbol declaration) =>
        _names.Where(form => Same(form.Key.OriginalDefinition, declaration)).Select(form => (form.Key, form.Value));

    public bool IsEmpty => _names.Count == 0;

    // The full name of the class that replaces a type; null if none does.
    public string? FullNameOf(INamedTypeSymbol type) =>
        _names.TryGetValue(type, out var name) ? Around(type) + name : null;

    // A type as C# code that is valid anywhere, with the new names of closed types.
    public string Code(ITypeSymbol type)
    {
        var mark = type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.Annotated } ? "?" : string.Empty;
        return type switch
        {
            IArrayTypeSymbol array => $"{Code(array.ElementType)}[{new string(',', array.Rank - 1)}]{mark}",
            INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
                Code(nullable.TypeArguments[0]) + "?",
            INamedTypeSymbol { IsTupleType: false, TypeArguments.Length: > 0 } generic =>
                (FullNameOf(generic) is { } name
                    ? "global::" + name
                    : $"{Head(generic)}<{string.Join(", ", generic.TypeArguments.Select(Code))}>") + mark,
            _ => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat) + mark,
        };
    }

    private void Visit(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
        {
            Visit(array.ElementType);
            return;
        }

        if (type is not INamedTypeSymbol named || !_seen.Add(named))
        {
            return;
        }

        foreach (var argument in named.TypeArguments)
        {
            Visit(argument);
        }

        if (!DeclaredTypes.IsDeclared(named))
        {
            return;
        }

        // Types nested in a generic type are not replaced; binding refuses them.
        if (named is { Arity: > 0, ContainingType: not { IsGenericType: true } } && !named.TypeArguments.Any(IsOpen))
        {
            Add(named);
        }

        if (named.BaseType is { } from)
        {
            Visit(from);
        }

        var members = named.GetMembers().Where(member => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public });
        foreach (var member in members)
        {
            if (DeclaredTypes.TypeOf(member) is { } next)
            {
                Visit(next);
            }
        }

        foreach (var derived in _compiled.Declared.Where(other => !other.IsGenericType && DeclaredTypes.Derives(other, named)))
        {
            Visit(derived);
        }
    }

    private void Add(INamedTypeSymbol type)
    {
        if (_names.Count == Most)
        {
            throw new ModelException(
                DeclaredTypes.FullName(type.OriginalDefinition),
                "it contains itself with other type arguments, without an end",
                "declare a type without type arguments for what the model holds");
        }

        var name = NameOf(type);
        var unique = new[] { name }.Concat(Enumerable.Range(2, Most).Select(number => name + number)).First(_taken.Add);
        _names.Add(type, unique);
    }

    // A name from those of the type and its arguments: PageOfOrder, ResultOfOrderAndInt32, PageOfListOfOrder.
    private static string NameOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => NameOf(array.ElementType) + "Array",
        INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments } => $"{type.Name}Of{string.Join("And", arguments.Select(NameOf))}",
        _ => type.Name,
    };

    private static bool IsOpen(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => IsOpen(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(IsOpen),
        _ => false,
    };

    private static string Around(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? DeclaredTypes.FullName(outer) + "."
        : type.ContainingNamespace.IsGlobalNamespace ? string.Empty
        : type.ContainingNamespace.ToDisplayString() + ".";

    private static string Head(INamedTypeSymbol type) =>
        type.OriginalDefinition.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat).Split('<')[0];

    private static bool Same(ISymbol one, ISymbol other) => SymbolEqualityComparer.Default.Equals(one, other);
}
