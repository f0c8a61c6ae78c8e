using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Binding;

/// <summary>The numbers that a model gives its members by <c>[Member]</c> of the contracts.</summary>
internal sealed class MemberNumbers(AuthorAttributes attributes)
{
    private readonly ILookup<ISymbol?, AuthorAttribute> _stated = attributes.All
        .Where(attribute => attribute is { Name: "Member", Namespace: "Roundup.Contracts", Member: not null })
        .ToLookup<AuthorAttribute, ISymbol?>(attribute => attribute.Type, SymbolEqualityComparer.Default);

    /// <summary>The numbers of a type's members, from 1; empty if the type states none.</summary>
    /// <exception cref="ModelException">Two members have one number, or the type cannot have numbers.</exception>
    public Dictionary<string, int> Of(INamedTypeSymbol type, IEnumerable<string> members)
    {
        var numbers = new Dictionary<string, int>();
        if (!_stated.Contains(type))
        {
            return numbers;
        }

        if (type.BaseType is { SpecialType: SpecialType.None } && !type.IsValueType)
        {
            throw new ModelException(type.Name, "members of a type with a base class cannot be numbered", "remove [Member]");
        }

        var stated = _stated[type].ToDictionary(attribute => attribute.Member!, Number);
        var last = 0;
        foreach (var member in members)
        {
            last = stated.GetValueOrDefault(member, last + 1);
            if (last < 1 || numbers.ContainsValue(last))
            {
                throw new ModelException(
                    $"{type.Name}.{member}", $"its number {last} is not free", "give it another one, from 1, by [Member]");
            }

            numbers.Add(member, last);
        }

        return numbers;
    }

    private static int Number(AuthorAttribute attribute) =>
        attribute.Syntax.ArgumentList?.Arguments is [{ Expression: LiteralExpressionSyntax { Token.Value: int number } }]
            ? number
            : throw new ModelException(AuthorAttributes.Place(attribute), "[Member] has no number", "write one, such as [Member(3)]");
}
