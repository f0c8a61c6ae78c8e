using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

internal static class DeclaredTypes
{
    // Each class, struct, interface and enum once, in the order of the source.
    public static IReadOnlyList<INamedTypeSymbol> List(CSharpCompilation compilation, IEnumerable<SyntaxTree> trees)
    {
        var types = new List<INamedTypeSymbol>();
        foreach (var tree in trees)
        {
            var semantics = compilation.GetSemanticModel(tree);
            types.AddRange(tree.GetRoot().DescendantNodes()
                .OfType<BaseTypeDeclarationSyntax>()

                // A block of extension members is a type without a name.
                .Where(declaration => declaration.Identifier.ValueText.Length > 0)
                .Select(declaration => semantics.GetDeclaredSymbol(declaration)!));
        }

        return [.. types.Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)];
    }

    // The namespace, outer types and name, separated by dots.
    public static string FullName(INamedTypeSymbol type) => type.ToDisplayString(
        SymbolDisplayFormat.FullyQualifiedFormat
            .WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted)
            .AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple));

    // Whether it has type parameters, or is nested in a type that has.
    public static bool IsGeneric(INamedTypeSymbol type) =>
        type.IsGenericType || (type.ContainingType is { } outer && IsGeneric(outer));

    public static bool IsDeclared(ITypeSymbol type) => type.OriginalDefinition.Locations.Any(place => place.IsInSource);

    // A type and its base classes, itself first.
    public static IEnumerable<INamedTypeSymbol> Levels(INamedTypeSymbol type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    public static IEnumerable<INamedTypeSymbol> Bases(INamedTypeSymbol type) => Levels(type).Skip(1).Concat(type.AllInterfaces);

    // Whether type is or derives from from, whatever the type arguments.
    public static bool Derives(INamedTypeSymbol type, INamedTypeSymbol from) =>
        Bases(type).Prepend(type).Any(one => Same(one, from));

    public static bool DerivesByClass(INamedTypeSymbol type, INamedTypeSymbol from) => Levels(type).Any(one => Same(one, from));

    public static bool IsNullableValue(ITypeSymbol type) => type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;

    // The type of a property or field; null for any other member.
    public static ITypeSymbol? TypeOf(ISymbol member) => (member as IPropertySymbol)?.Type ?? (member as IFieldSymbol)?.Type;

    // The attribute of a framework's or the model's class; null if there is none.
    public static AttributeData? Attribute(ISymbol symbol, string name) => symbol.GetAttributes()
        .FirstOrDefault(attribute => attribute.AttributeClass is { TypeKind: not TypeKind.Error } known && known.Name == name);

    private static bool Same(INamedTypeSymbol one, INamedTypeSymbol other) =>
        SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, other.OriginalDefinition);
}

// Finds the root type by its name, which may be that of a closed generic type: Shop.Page<Order>.
internal sealed class RootFinder(CompiledSource compiled)
{
    // The root, by its full name, or by its simple name if that is unique.
    public INamedTypeSymbol Find(string name)
    {
        var found = Resolve(SyntaxFactory.ParseTypeName(name.Replace('+', '.'))) as INamedTypeSymbol;
        return found is not null && DeclaredTypes.IsDeclared(found)
            ? found
            : throw new ModelException(
                name,
                "the model declares no such type",
                $"name one of {string.Join(", ", compiled.Declared.Select(DeclaredTypes.FullName))} as root");
    }

    private ITypeSymbol? Resolve(TypeSyntax type)
    {
        switch (type)
        {
            case PredefinedTypeSyntax predefined:
                return compiled.Compilation.GetSemanticModel(compiled.Trees[0])
                    .GetSpeculativeTypeInfo(0, predefined, SpeculativeBindingOption.BindAsTypeOrNamespace).Type;
            case ArrayTypeSyntax { RankSpecifiers.Count: 1 } array:
                return Resolve(array.ElementType) is { } element ? compiled.Compilation.CreateArrayTypeSymbol(element) : null;
            case NullableTypeSyntax nullable:
                return Resolve(nullable.ElementType) is not { } inner ? null
                    : inner.IsValueType ? compiled.Compilation.GetSpecialType(SpecialType.System_Nullable_T).Construct(inner)
                    : inner;
            case NameSyntax named:
                var generic = named.DescendantNodesAndSelf().OfType<GenericNameSyntax>().FirstOrDefault();
                var resolved = (generic?.TypeArgumentList.Arguments ?? []).Select(Resolve).ToList();
                var definition = Definition(named.ToString().Split('<')[0].Trim(), resolved.Count);
                return definition is null || resolved.Contains(null) ? null
                    : resolved.Count == 0 ? definition
                    : definition.Construct([.. resolved.OfType<ITypeSymbol>()]);
            default:
                return null;
        }
    }

    private INamedTypeSymbol? Definition(string name, int arity)
    {
        var sized = compiled.Types.Where(type => type.Arity == arity).ToList();
        var suffix = arity == 0 ? string.Empty : $"`{arity}";
        return sized.Find(type => DeclaredTypes.FullName(type).Split('<')[0] == name)
            ?? (sized.Where(type => type.Name == name).Take(2).ToList() is [var only] ? only : null)
            ?? compiled.Compilation.GetTypeByMetadataName(name + suffix)
            ?? compiled.Compilation.GetTypeByMetadataName("System." + name + suffix)
            ?? compiled.Compilation.GetTypeByMetadataName("System.Collections.Generic." + name + suffix);
    }
}
