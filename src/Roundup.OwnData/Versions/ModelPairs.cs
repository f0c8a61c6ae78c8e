using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Versions;

internal sealed record VersionMember(Member Member, Candidate Declared)
{
    public string Name => Member.Name;

    public INamedTypeSymbol Owner => Declared.Symbol.ContainingType;

    public string FullName => $"{Owner.Name}.{Name}";

    public string TypeText => Declared.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat
        .AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier));

    // Null where there is none, or the default value.
    public string? InitialText => (Declared.Symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() switch
    {
        PropertyDeclarationSyntax property => property.Initializer?.Value,
        VariableDeclaratorSyntax variable => variable.Initializer?.Value,
        ParameterSyntax parameter => parameter.Default?.Value,
        _ => null,
    })?.NormalizeWhitespace().ToString() is { } text and not ("null!" or "default!" or "null" or "default") ? text : null;
}

// What corresponds in two versions of a class or struct. Old: of the earlier version.
internal sealed record TypePair(
    (ObjectType Type, INamedTypeSymbol Symbol, IReadOnlyList<VersionMember> Members) Old,
    (ObjectType Type, INamedTypeSymbol Symbol, IReadOnlyList<VersionMember> Members) Now,
    IReadOnlyList<(VersionMember Old, VersionMember Now)> Same)
{
    public IReadOnlyList<VersionMember> Removed { get; } = [.. Old.Members.Except(Same.Select(pair => pair.Old))];

    public IReadOnlyList<VersionMember> Added { get; } = [.. Now.Members.Except(Same.Select(pair => pair.Now))];

    // The ways to write an empty collection are not compared.
    public IEnumerable<(VersionMember Old, VersionMember Now)> OtherInitial => Same.Where(pair =>
        pair.Old.InitialText != pair.Now.InitialText
        && (pair.Old.InitialText is null || pair.Now.InitialText is null || pair.Now.Member.Type is not CollectionType));
}

// What corresponds in two versions of a model: the roots do, then members of one name, and the types of their elements, keys and values.
// The names of types play no part, so that they may have been renamed or moved.
internal sealed class ModelPairs
{
    private readonly Dictionary<ObjectType, TypePair> _types = [];
    private readonly bool _findsRenamed;

    // findsRenamed: whether a member corresponds to one of another name that was in its place, with its type.
    public ModelPairs(BoundModel old, BoundModel now, bool findsRenamed)
    {
        (Old, Now, _findsRenamed) = (old, now, findsRenamed);
        Match(old.Root, now.Root);
    }

    public BoundModel Old { get; }

    public BoundModel Now { get; }

    public IReadOnlyCollection<TypePair> Types => _types.Values;

    public HashSet<(ISymbol Old, ISymbol Now)> Enums { get; } = [];

    // Types in the place of two earlier ones, of which the second is not compared.
    public HashSet<(ISymbol Old, ISymbol Now)> Unmatched { get; } = [];

    // The members that only one version has, each as Type.Member.
    public IReadOnlyList<string> OnlyNow => [.. Types.SelectMany(pair => pair.Added).Select(member => member.FullName).Distinct()];

    public IReadOnlyList<string> OnlyOld => [.. Types.SelectMany(pair => pair.Removed).Select(member => member.FullName).Distinct()];

    public TypePair? Find(ObjectType now) => _types.GetValueOrDefault(now);

    public TypePair? FindOld(ISymbol? old) => Types.FirstOrDefault(pair => SymbolEqualityComparer.Default.Equals(pair.Old.Symbol, old));

    // The member of the earlier type that corresponds to one of now; null: there is none.
    public VersionMember? OldOf(ISymbol now, string name) => Types
        .FirstOrDefault(pair => SymbolEqualityComparer.Default.Equals(pair.Now.Symbol, now))?.Same
        .FirstOrDefault(one => one.Now.Name == name).Old;

    private void Match(ObjectType old, ObjectType now)
    {
        if (_types.TryGetValue(now, out var known))
        {
            if (known.Old.Type != old)
            {
                Unmatched.Add((Old.Symbols[old], known.Now.Symbol));
            }

            return;
        }

        var (before, members) = (Members(Old, old), Members(Now, now));
        var same = members.Join(before, one => one.Name, one => one.Name, (one, other) => (Old: other, Now: one)).ToList();
        if (_findsRenamed && before.Except(same.Select(pair => pair.Old)).ToList() is [var removed]
            && members.Except(same.Select(pair => pair.Now)).ToList() is [var added]
            && before.IndexOf(removed) == members.IndexOf(added) && removed.TypeText == added.TypeText)
        {
            same.Add((removed, added));
        }

        _types[now] = new((old, Old.Symbols[old], before), (now, Now.Symbols[now], members), same);
        same.ForEach(pair => Match(pair.Old.Member.Type, pair.Old.Declared.Type, pair.Now.Member.Type, pair.Now.Declared.Type));
        foreach (var (one, other) in Classes(old, now))
        {
            Match(one, other);
        }
    }

    private void Match(ModelType old, ITypeSymbol oldSymbol, ModelType now, ITypeSymbol symbol)
    {
        switch (old, now)
        {
            case (NullableType one, _):
                Match(one.Inner, Argument(oldSymbol, 0), now, symbol);
                break;
            case (_, NullableType other):
                Match(old, oldSymbol, other.Inner, Argument(symbol, 0));
                break;
            case (ObjectType one, ObjectType other):
                Match(one, other);
                break;
            case (EnumType, EnumType):
                Enums.Add((oldSymbol, symbol));
                break;
            case (MapType one, MapType other):
                Match(one.Keys, Argument(oldSymbol, 0), other.Keys, Argument(symbol, 0));
                Match(one.Values, Argument(oldSymbol, 1), other.Values, Argument(symbol, 1));
                break;
            case (SequenceType or SetType, SequenceType or SetType):
                Match(Element(old), Argument(oldSymbol, 0), Element(now), Argument(symbol, 0));
                break;
        }
    }

    // The classes of a hierarchy: of one name, else of one discriminator, else those with the same members.
    private List<(ObjectType Old, ObjectType Now)> Classes(ObjectType old, ObjectType now)
    {
        var found = new List<(ObjectType Old, ObjectType Now)>();
        Take(one => one == old ? "" : Old.Symbols[one].Name, other => other == now ? "" : Now.Symbols[other].Name);
        Take(old.JsonTags.GetValueOrDefault, now.JsonTags.GetValueOrDefault);
        Take(Names, Names);
        return found;

        static string Names(ObjectType type) => string.Join(',', type.Carried.Select(member => member.Name));

        void Take(Func<ObjectType, string?> name, Func<ObjectType, string?> nameNow) => found.AddRange(
            now.ConcreteTypes.Except(found.Select(pair => pair.Now)).Join(
                old.ConcreteTypes.Except(found.Select(pair => pair.Old)), nameNow, name, (other, one) => (one, other))
                .DistinctBy(pair => pair.one).DistinctBy(pair => pair.other).ToList());
    }

    private static List<VersionMember> Members(BoundModel model, ObjectType type)
    {
        var declared = CandidateList.WithInterfaces(model.Symbols[type]).ToDictionary(one => one.Name);
        return [.. type.Carried.Select(member => new VersionMember(member, declared[member.Name]))];
    }

    private static ModelType Element(ModelType type) => type is SetType set ? set.Element : ((SequenceType)type).Element;

    private static ITypeSymbol Argument(ITypeSymbol type, int index) =>
        type is IArrayTypeSymbol array ? array.ElementType : ((INamedTypeSymbol)type).TypeArguments[index];
}
