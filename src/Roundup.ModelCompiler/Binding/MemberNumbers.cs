using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Binding;

internal sealed class MemberNumbers(AuthorAttributes attributes)
{
    private readonly ILookup<ISymbol?, AuthorAttribute> _stated = attributes.All
        .Where(attribute => attribute is { Name: "Member", Namespace: "Roundup.Contracts", Member: not null })
        .ToLookup<AuthorAttribute, ISymbol?>(attribute => attribute.Type, SymbolEqualityComparer.Default);

    // The numbers of a type's members, from 1; empty if the type states none.
    // Throws ModelException: two members have one number, or the type cannot have numbers.
    public Dictionary<string, int> Assign(INamedTypeSymbol type, IEnumerable<string> members)
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
