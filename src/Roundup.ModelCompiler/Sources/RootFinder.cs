using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Sources;

/// <summary>Finds the root type by its name, which may be that of a closed generic type: <c>Shop.Page&lt;Order&gt;</c>.</summary>
internal sealed class RootFinder(CompiledSource compiled)
{
    /// <summary>The root, by its full name, or by its simple name if that is unique.</summary>
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
