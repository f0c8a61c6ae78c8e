using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Source;
using Roundup.OwnData.Values;
using Roundup.OwnData.Versions;
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

    // See ModelVersion.
    public (int All, int Both)? Exchanged { get; init; }
}

internal static class OwnVersions
{
    // The end of the name of an earlier version.
    public const string Earlier = "Before";

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
        var pairs = new ModelPairs(first.Prepared.Bound, second.Bound, findsRenamed: false);
        var prepared = PreparedModel.Of(NumberedAs(pairs, second.Model));
        var values = first.In(prepared, pairs.OnlyNow);
        return new("New", "in the second version of the types", prepared.Model, values, pairs.OnlyOld, pairs.OnlyNow)
        {
            Notices = [.. second.Model.Notices.Concat(values.Notices).Where(notice => notice.Code != NoticeCode.ValuesFromSample)],
        };
    }

    // An earlier version of a model, and the model with the numbers that members have there.
    // reference: where they are from.
    // Throws RoundupException: no value of the sample fits the earlier types, so that nothing could be exchanged.
    public static (SampleValues Now, IReadOnlyList<OwnVersion> Before) Against(
        string reference, SampleValues now, PreparedModel before, ModelPairs pairs)
    {
        var exchange = new SampleExchange(now.Lines, pairs);
        if (exchange.Both == 0)
        {
            throw DataError.Create(
                $"--against-git {reference}: no value of the sample fits the types of {reference}: add one that both versions can have.");
        }

        var numbered = NumberedAs(pairs, now.Prepared.Model);
        var prepared = ReferenceEquals(numbered, now.Prepared.Model) ? now.Prepared : PreparedModel.Of(numbered);
        var values = now with { Prepared = before, Lines = exchange.Old };
        var version = new OwnVersion(
            Earlier, $"in the version of {reference}", before.Model, values, pairs.OnlyNow, pairs.OnlyOld)
        {
            Exchanged = exchange.Alone == 0 ? null : (exchange.Both + exchange.Alone, exchange.Both),
            Notices =
            [
                .. before.Model.Notices,
                .. DataNotice.Members(NoticeCode.ValuesOnlyNow, [.. exchange.LeftOut], $"{exchange.Alone}", reference),
            ],
        };
        return (now with { Prepared = prepared, Lines = exchange.Now }, [version]);
    }

    // The model as it is where the numbers are those of the order of members, and new classes are the last ones.
    private static OwnModel NumberedAs(ModelPairs pairs, OwnModel model)
    {
        var (old, bound) = (pairs.Old, pairs.Now);
        var stated = new List<(SyntaxNode Declaration, int Number)>();
        foreach (var (type, symbol) in bound.Symbols.Where(pair =>
            IsNumbered(pair.Key, pair.Value) && Numbers(bound, pair.Key, pair.Value).Count == 0))
        {
            if (pairs.Find(type) is not { } pair || !IsNumbered(pair.Old.Type, pair.Old.Symbol))
            {
                continue;
            }

            var numbers = Numbers(old, pair.Old.Type, pair.Old.Symbol) is { Count: > 0 } known ? known
                : pair.Old.Type.Members.Index().ToDictionary(one => one.Item.Name, one => one.Index + 1);
            var names = pair.Same.ToDictionary(one => one.Now.Name, one => one.Old.Name);
            var next = numbers.Values.DefaultIfEmpty().Max() + 1;
            var given = type.Members.Select(member =>
                names.TryGetValue(member.Name, out var name) && numbers.TryGetValue(name, out var number) ? number : next++).ToList();
            if (!given.SequenceEqual(Enumerable.Range(1, given.Count)))
            {
                stated.AddRange(
                    from member in type.Members.Zip(given)
                    let declaration = Declaration(symbol, member.First.Name)
                    where declaration is not null
                    select (declaration, member.Second));
            }
        }

        // Libraries number the classes of a hierarchy by their order.
        bool IsNew(ObjectType type) => pairs.Find(type) is null;
        var last = pairs.Types.SelectMany(pair => pair.Now.Type.ConcreteTypes.Reverse().SkipWhile(IsNew).Where(IsNew).Reverse()).Distinct()
            .Select(type => bound.Symbols[type]).Where(type => type is { ContainingType: null, DeclaringSyntaxReferences.Length: 1 })
            .Select(type => (Node: type.DeclaringSyntaxReferences[0].GetSyntax(), type.ContainingNamespace.ToDisplayString()))
            .Where(one => !one.Node.ContainsDirectives).ToList();
        return stated.Count + last.Count == 0 ? model : Numbered(model, bound, stated, last);
    }

    private static Dictionary<string, int> Numbers(BoundModel model, ObjectType type, INamedTypeSymbol symbol) =>
        model.Numbers.Assign(symbol, type.Members.Select(member => member.Name));

    // Whether no base class and no constructor gives the numbers of members, so that each can have its own.
    private static bool IsNumbered(ObjectType type, INamedTypeSymbol symbol) => type.Parameters.Count == 0 && type.Members.Count > 0
        && DeclaredTypes.IsDeclared(symbol) && (type.IsStruct || symbol.BaseType is { SpecialType: SpecialType.System_Object });

    // last: classes of one declaration, which move behind all others.
    private static OwnModel Numbered(
        OwnModel model,
        BoundModel bound,
        IEnumerable<(SyntaxNode Declaration, int Number)> stated,
        params IReadOnlyList<(SyntaxNode Declaration, string Namespace)> last)
    {
        var edits = new SourceEdits();
        foreach (var (declaration, number) in stated)
        {
            edits.Replace(declaration.SyntaxTree, new(declaration.SpanStart, 0), $"[Roundup.Contracts.Member({number})] ");
        }

        foreach (var (declaration, _) in last)
        {
            edits.Remove(declaration);
        }

        return model with
        {
            Files =
            [
                .. bound.Source.Files.Zip(bound.Trees, (file, tree) => new ModelText(file.Path, edits.Apply(tree).ToString())),
                .. last.Select((one, index) => new ModelText(
                    Path.ChangeExtension(one.Declaration.SyntaxTree.FilePath, $".{index + 1}.cs"),
                    string.Concat(one.Declaration.SyntaxTree.GetRoot().DescendantNodes().OfType<UsingDirectiveSyntax>()
                        .Select(directive => $"{directive}\n")) + $"namespace {one.Namespace};\n{one.Declaration}\n")),
            ],
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
