using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.Results;
using Roundup.Results.Texts;
using Kind = Roundup.Results.ContractChangeKind;

namespace Roundup.OwnData.Versions;

// The differences of two versions of a model as clauses, each with its place.
// written: the files of now as the user wrote them. nameOf: the name of a file in its repository.
internal sealed class ModelChanges(ModelPairs pairs, IReadOnlyList<ModelText> written, Func<string, string> nameOf)
{
    private const int MostNamed = 5;

    private readonly List<ContractChange> _found = [];

    public IReadOnlyList<ContractChange> Find()
    {
        foreach (var pair in pairs.Types)
        {
            AddName(pair.Old.Symbol, pair.Now.Symbol);
            AddMembers(pair);
            AddOrder(pair);
            pair.Same.ToList().ForEach(one => AddMember(one.Old, one.Now, pair.OtherInitial.Contains(one)));
            AddClasses(pair);
        }

        foreach (var (old, now) in pairs.Enums)
        {
            AddName(old, now);
            AddEnum((INamedTypeSymbol)old, (INamedTypeSymbol)now);
        }

        AddAll(pairs.Unmatched, Kind.Unmatched, one => one.Now,
            one => $"{one.Now.Name} replaced {one.Old.Name} too, and is not compared with it");
        return [.. _found.DistinctBy(one => one.Text).OrderBy(one => one.File, StringComparer.Ordinal).ThenBy(one => one.Line)];
    }

    private void AddAll<T>(IEnumerable<T> all, Kind kind, Func<T, ISymbol> symbol, Func<T, string> text)
    {
        foreach (var one in all)
        {
            Add(kind, symbol(one), text(one));
        }
    }

    // symbol: of the type, or of its member, whose place is shown. member: its name, where the place is that of the type.
    private void Add(Kind kind, ISymbol symbol, string text, string? member = null)
    {
        var index = pairs.Now.Trees.ToList().IndexOf(symbol.Locations[0].SourceTree!);
        var line = index < 0 ? null : symbol.Locations[0].GetMappedLineSpan().StartLinePosition.Line + 1 + LinesBefore(index);
        var (type, name) = symbol is INamedTypeSymbol ? (symbol.Name, member) : (symbol.ContainingType.Name, symbol.Name);
        _found.Add(new(kind, type, name, text) { File = line is null ? null : nameOf(written[index].Path), Line = line });
    }

    // Usings are added and removed in front of the types of a file when a model is prepared.
    private int? LinesBefore(int index)
    {
        var prepared = Types(pairs.Now.Trees[index]).DistinctBy(type => type.Name).ToDictionary();
        return Types(CSharpSyntaxTree.ParseText(written[index].Text, Framework.ParseOptions))
            .Where(type => prepared.ContainsKey(type.Name)).Select(type => (int?)(type.Line - prepared[type.Name])).FirstOrDefault();

        static IEnumerable<(string Name, int Line)> Types(SyntaxTree tree) =>
            tree.GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>()
                .Select(type => (type.Identifier.ValueText, type.Identifier.GetLocation().GetMappedLineSpan().StartLinePosition.Line));
    }

    private void AddName(ISymbol old, ISymbol now)
    {
        if (Identifier.PlainName((ITypeSymbol)old) is var name && Identifier.PlainName((ITypeSymbol)now) is var other && name != other)
        {
            Add(Kind.TypeRenamed, now, old.Name == now.Name ? $"{name} became {other}" : $"{old.Name} became {now.Name}");
        }
    }

    private void AddMembers(TypePair pair)
    {
        AddAll(pair.Added, Kind.MemberAdded, member => member.Declared.Symbol, member => $"{member.FullName} was added " + (
            pair.Now.Members.SkipWhile(one => one != member).FirstOrDefault(one => !pair.Added.Contains(one)) is { } next
                ? $"in front of {next.Name}" : "at the end"));
        var type = pair.Now.Symbol;
        foreach (var member in pair.Removed)
        {
            var owner = DeclaredTypes.Levels(type).FirstOrDefault(level => level.Name == member.Owner.Name) ?? type;
            Add(Kind.MemberRemoved, owner, $"{owner.Name}.{member.Name} was removed", member.Name);
        }

        if (pair.Removed.Select(member => NameNow(member.TypeText)).Intersect(pair.Added.Select(member => member.TypeText)).Any())
        {
            Add(Kind.Unmatched, type, $"whether {Names(pair.Removed)} of {type.Name} became {Names(pair.Added)} is not known");
        }
    }

    // Names the first member that was moved, where moving it alone gives the new order.
    private void AddOrder(TypePair pair)
    {
        var now = pair.Now.Members.Except(pair.Added).ToList();
        var old = pair.Old.Members.Except(pair.Removed).Select(member => pair.Same.First(one => one.Old == member).Now).ToList();
        if (now.SequenceEqual(old))
        {
            return;
        }

        var moved = now.Find(member => now.Where(one => one != member).SequenceEqual(old.Where(one => one != member)));
        var to = moved is null || now.IndexOf(moved) + 1 == now.Count ? "to the end" : $"in front of {now[now.IndexOf(moved) + 1].Name}";
        var (type, text) = moved is null ? (pair.Now.Symbol, $"the members of {pair.Now.Symbol.Name} were reordered")
            : (moved.Owner, $"{moved.FullName} was moved {to}");
        Add(Kind.MembersReordered, type, text, moved?.Name);
    }

    private void AddMember(VersionMember old, VersionMember now, bool hasOtherInitial)
    {
        var type = NameNow(old.TypeText);
        var initial = old.InitialText is null ? "added" : now.InitialText is null ? "removed" : "changed";
        AddIf(old.Name != now.Name, Kind.MemberRenamed, $"{now.Owner.Name}.{old.Name} was renamed to {now.Name}");
        AddIf(type != now.TypeText, Kind.TypeOfMember, $"{now.FullName}: {type} became {now.TypeText}");
        AddIf(hasOtherInitial, Kind.InitialValue, $"the initial value of {now.FullName} was {initial}");
        AddIf(old.Declared.IsRequired != now.Declared.IsRequired, Kind.Required,
            $"{now.FullName} {(now.Declared.IsRequired ? "became" : "is no longer")} required");

        void AddIf(bool isSo, Kind kind, string text) => AddAll(isSo ? [text] : (string[])[], kind, _ => now.Declared.Symbol, _ => text);
    }

    private void AddClasses(TypePair pair)
    {
        var of = $"the classes of {pair.Now.Symbol.Name}";
        AddAll(pair.Now.Type.ConcreteTypes.Where(one => pairs.Find(one) is null).Select(one => pairs.Now.Symbols[one]),
            Kind.Subtypes, _ => pair.Now.Symbol, added => $"{added.Name} was added to {of}");
        AddAll(pair.Old.Type.ConcreteTypes.Select(one => pairs.Old.Symbols[one]).Where(one => pairs.FindOld(one) is null),
            Kind.Subtypes, _ => pair.Now.Symbol, removed => $"{removed.Name} was removed from {of}");
    }

    private void AddEnum(INamedTypeSymbol old, INamedTypeSymbol now)
    {
        var (before, members) = (Numbers(old), Numbers(now));
        (string What, IEnumerable<string> Names)[] changes =
        [
            ("added", members.Keys.Except(before.Keys)),
            ("removed", before.Keys.Except(members.Keys)),
            ("given other numbers", members.Keys.Where(one => before.GetValueOrDefault(one, members[one]) != members[one])),
            ($"made {now.EnumUnderlyingType}", old.EnumUnderlyingType!.Name == now.EnumUnderlyingType!.Name ? [] : ["the type"]),
        ];
        var texts = changes.Where(one => one.Names.Any())
            .Select(one => $"{NameList.Format([.. one.Names], MostNamed)} {(one.Names.Count() == 1 ? "was" : "were")} {one.What}").ToList();
        AddAll(texts.Take(1), Kind.EnumMembers, _ => now, _ => $"{now.Name}: {string.Join("; ", texts)}");
    }

    private static Dictionary<string, decimal> Numbers(INamedTypeSymbol type) =>
        type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue)
            .ToDictionary(field => field.Name, field => Convert.ToDecimal(field.ConstantValue, CultureInfo.InvariantCulture));

    // An earlier type with the names that types have now.
    private string NameNow(string type) => pairs.Types.Select(pair => (Old: (ISymbol)pair.Old.Symbol, Now: (ISymbol)pair.Now.Symbol))
        .Concat(pairs.Enums).Where(pair => pair.Old.Name != pair.Now.Name)
        .Aggregate(type, (text, pair) => Regex.Replace(text, $@"\b{pair.Old.Name}\b", pair.Now.Name));

    private static string Names(IEnumerable<VersionMember> members) =>
        NameList.Format([.. members.Select(member => member.Name)], MostNamed);
}
