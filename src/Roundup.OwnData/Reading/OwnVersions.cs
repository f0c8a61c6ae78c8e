using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Source;
using Roundup.OwnData.Values;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Reading;

// Suffix: behind the name of the own data. Difference: part of a description. Lacks, Adds: members as Type.Member.
internal sealed record OwnVersion(
    string Suffix,
    string Difference,
    OwnModel Model,
    IOwnValues Values,
    IReadOnlyList<string> Lacks,
    IReadOnlyList<string> Adds)
{
    public IReadOnlyList<DataNotice> Notices { get; init; } = [];
}

internal static class OwnVersions
{
    // The model without its last member, and without one in the middle: what a program had before that member was added, or has after it
    // was removed. The other members keep their numbers. None where the values are no sample, or the root has no such member.
    public static IEnumerable<OwnVersion> Without(OwnModel model, IOwnValues values)
    {
        if (values is not SampleValues sample)
        {
            // Values that are generated from other types are other values.
            yield break;
        }

        var bound = sample.Prepared.Bound;
        var (root, symbol) = (bound.Root, bound.Symbol);
        if (root.IsPolymorphic || root.Members.Count < 2)
        {
            yield break;
        }

        if (Version(^1, "Last", "the last member") is { } last)
        {
            yield return last;
        }

        // Where a base class or a constructor gives the numbers, no member can leave a gap.
        if (IsNumbered(root, symbol) && Enumerable.Range(1, root.Members.Count - 2)
            .OrderBy(index => Math.Abs(index - (root.Members.Count / 2)))
            .Select(index => Version(index, "Middle", "a member in the middle"))
            .FirstOrDefault(version => version is not null) is { } middle)
        {
            yield return middle;
        }

        OwnVersion? Version(Index at, string suffix, string difference)
        {
            var index = at.GetOffset(root.Members.Count);
            var name = root.Members[index].Name;
            if (Declaration(symbol, name) is null || IsRequired(symbol, name))
            {
                return null;
            }

            try
            {
                var numbered = index == root.Members.Count - 1 ? model
                    : Numbered(model, bound, [(Declaration(symbol, root.Members[index + 1].Name)!, index + 2)]);
                var without = PreparedModel.Of(numbered with { Ignored = [name] });
                return new("Without" + suffix, $"without {difference}", without.Model, sample.In(without), [$"{symbol.Name}.{name}"], []);
            }
            catch (RoundupException)
            {
                // The types do not compile without the member.
                return null;
            }
        }
    }

    // The second of two models of the user: members keep the numbers that those of their names have in the first one, new ones get the
    // next, and removed ones leave a gap. Members that only it has get a value where the sample lacks them.
    public static OwnVersion Between(SampleValues first, PreparedModel second)
    {
        var (old, added) = (first.Prepared.Bound, second.Bound);
        var prepared = PreparedModel.Of(NumberedAs(old, second.Model, added));
        var adds = OnlyIn(added, old);
        var values = first.In(prepared, adds);
        return new("New", "in the second version of the types", prepared.Model, values, OnlyIn(old, added), adds)
        {
            Notices = [.. second.Model.Notices.Concat(values.Notices).Where(notice => notice.Code != NoticeCode.ValuesFromSample)],
        };
    }

    private static OwnModel NumberedAs(BoundModel old, OwnModel model, BoundModel bound)
    {
        var stated = new List<(SyntaxNode Declaration, int Number)>();
        foreach (var (type, symbol) in bound.Symbols.Where(pair =>
            IsNumbered(pair.Key, pair.Value) && Numbers(bound, pair.Key, pair.Value).Count == 0))
        {
            var same = old.Symbols.FirstOrDefault(pair => IsNumbered(pair.Key, pair.Value)
                && (pair.Key == old.Root ? type == bound.Root : type != bound.Root && pair.Value.Name == symbol.Name));
            if (same.Key is null)
            {
                continue;
            }

            var numbers = Numbers(old, same.Key, same.Value) is { Count: > 0 } known ? known
                : same.Key.Members.Index().ToDictionary(pair => pair.Item.Name, pair => pair.Index + 1);
            var next = numbers.Values.DefaultIfEmpty().Max() + 1;
            stated.AddRange(
                from member in type.Members
                let declaration = Declaration(symbol, member.Name)
                where declaration is not null
                select (declaration, numbers.TryGetValue(member.Name, out var number) ? number : next++));
        }

        return Numbered(model, bound, stated);
    }

    private static Dictionary<string, int> Numbers(BoundModel model, ObjectType type, INamedTypeSymbol symbol) =>
        model.Numbers.Assign(symbol, type.Members.Select(member => member.Name));

    // Whether no base class and no constructor gives the numbers of members, so that each can have its own.
    private static bool IsNumbered(ObjectType type, INamedTypeSymbol symbol) => type.Parameters.Count == 0 && type.Members.Count > 0
        && DeclaredTypes.IsDeclared(symbol) && (type.IsStruct || symbol.BaseType is { SpecialType: SpecialType.System_Object });

    private static IReadOnlyList<string> OnlyIn(BoundModel model, BoundModel other) =>
    [
        .. from type in model.Declared
           let same = SymbolEqualityComparer.Default.Equals(type, model.Symbol) ? other.Symbol
               : other.Declared.FirstOrDefault(one => one.Name == type.Name)
           where same is not null
           let known = DeclaredTypes.Bases(same).Prepend(same).SelectMany(Members).ToHashSet()
           from member in Members(type)
           where !known.Contains(member)
           select $"{type.Name}.{member}",
    ];

    private static IEnumerable<string> Members(INamedTypeSymbol type) =>
        type.GetMembers().Select(Candidate.Of).OfType<Candidate>().Select(candidate => candidate.Name);

    private static OwnModel Numbered(OwnModel model, BoundModel bound, IEnumerable<(SyntaxNode Declaration, int Number)> stated)
    {
        var byFile = stated.OrderByDescending(one => one.Declaration.SpanStart).ToLookup(one => one.Declaration.SyntaxTree);
        return model with
        {
            Files = [.. bound.Source.Files.Zip(bound.Trees, (file, tree) => new ModelText(file.Path, byFile[tree].Aggregate(
                file.Text, (text, one) => text.Insert(one.Declaration.SpanStart, $"[Roundup.Contracts.Member({one.Number})] "))))],
        };
    }

    // The declaration of a property or field that the type declares itself; null for another one.
    private static SyntaxNode? Declaration(INamedTypeSymbol type, string name) =>
        type.GetMembers(name).FirstOrDefault()?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() switch
        {
            VariableDeclaratorSyntax { Parent.Parent: { } field } => field,
            var declaration => declaration,
        };

    private static bool IsRequired(INamedTypeSymbol type, string name) =>
        type.GetMembers(name).FirstOrDefault() is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
}
