using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Rules;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Model;

internal sealed class ModelBuilder
{
    // These guesses are the first of the list, since the choice changes the answer.
    private const string CouldBeMoney = "at most two decimals: decimal where these are amounts of money";

    private readonly Dictionary<ObservedObject, ModelClass> _classes = [];
    private readonly EnumTypes _enums;
    private readonly MixTypes _mixes;
    private readonly InferredTypeNames _names = new();
    private readonly List<ModelPart> _parts = [];
    private readonly List<InferredGuess> _findings = [];
    private readonly TypeNameHints _hints;

    private ModelBuilder(TypeNameHints _hints)
    {
        this._hints = _hints;
        _enums = new(_names, _parts);
        _mixes = new(_names, _parts);
    }

    // The root first.
    public static (IReadOnlyList<ModelPart> Parts, IReadOnlyList<InferredGuess> Findings) Build(ObservedValues root, string name)
    {
        var builder = new ModelBuilder(TypeNameHints.Of(root));
        var place = new TypeContext(name, name, "");
        ModelPart type = root is { Kinds: JsonKinds.Object, Objects.IsMap: false }
            ? builder.ClassOf(root.Objects, place)
            : builder.Value(root, place);
        var guesses = builder._findings.OrderByDescending(finding => finding.Evidence.Contains(CouldBeMoney, StringComparison.Ordinal));
        return ([type, .. builder._parts.Where(part => part != type)], [.. guesses]);
    }

    private ModelMix Value(ObservedValues root, TypeContext place)
    {
        var type = new ModelMix(_names.Choose(place.Hint, "", "Model", Enum.GetNames<JsonKinds>()))
        {
            Comment = "A whole value is no object with members: it is in the member that is not null.",
        };
        _parts.Add(type);
        var (alternatives, evidence) = Alternatives(root, place with { Hint = place.Hint + "Value" });
        type.Alternatives.AddRange(alternatives);
        _findings.Insert(0, new("", string.Join(", ", alternatives.Select(one => one.Type.Code)), evidence ?? "the only kind of value"));
        return type;
    }

    private Typed Build(ObservedValues shape, TypeContext place)
    {
        // Where a member's attribute does not reach, text that is a number stays text.
        var kinds = place.Reach > 0 ? shape.Kinds : shape.Tokens;
        return kinds switch
        {
            JsonKinds.None => new(new("string", "\"\""), null),
            JsonKinds.Number => OfNumber(shape.AllNumbers!, place),
            _ when kinds.AreMixed() => Mixed(shape, place with { Reach = 0 }),
            _ => OfKind(shape, kinds, place),
        };
    }

    private Typed OfKind(ObservedValues shape, JsonKinds kind, TypeContext place) => kind switch
    {
        JsonKinds.Bool => new(new("bool"), null),
        JsonKinds.Number => OfNumber(shape.Numbers!, place),
        JsonKinds.Text => OfText(shape.Texts!, place),
        JsonKinds.Array => OfArray(shape.Arrays!, place),
        _ => OfObject(shape.Objects!, place),
    };

    private static Typed OfNumber(ObservedNumbers numbers, TypeContext place)
    {
        var money = MoneyRule.Evidence(numbers, place.Hint, place.HasCurrency);
        var type = ScalarTypes.Choose(numbers, money is not null);
        var isDecidedByMoney = type != ScalarTypes.Choose(numbers, isMoney: false);
        var couldBeMoney = type.Code == "double" && MoneyRule.IsPossible(numbers, place.Hint);
        var evidence = couldBeMoney ? CouldBeMoney : isDecidedByMoney ? money : Evidence.Describe(numbers, type.Code);
        return new(type with { HasNames = numbers.Named > 0 }, evidence);
    }

    // The type of the numbers of a member and its siblings; the member's own type where the common type is not exact.
    private static Typed OfSiblings(ObservedNumbers own, ObservedNumbers all, TypeContext place, IReadOnlyList<string> names)
    {
        var isMoney = names.Any(one => MoneyRule.Evidence(all, one, place.HasCurrency) is not null);
        var (alone, together) = (OfNumber(own, place), ScalarTypes.Choose(all, isMoney));
        return together.Code == alone.Type.Code || (together.Code == "double" && all.InexactAsDouble > 0)
            ? alone
            : new(together, $"one type for {string.Join(", ", names.Select(CSharpText.Literal))}, by their names");
    }

    private Typed OfText(ObservedTexts texts, TypeContext place)
    {
        var form = TextRule.Choose(texts, place.Hint, place.IsInMap);
        var type = form == TextForms.Name ? _enums.Choose(place, texts.Values!.Keys) : ScalarTypes.Choose(form);
        return new(type, Evidence.Describe(texts, form));
    }

    private Typed OfArray(ObservedArray arrays, TypeContext place)
    {
        if (arrays.Elements.Count == 0)
        {
            return new(new("List<string>", "[]"), "always empty");
        }

        var (type, evidence) = Build(arrays.Elements, place.Element());
        var list = type with { Code = $"List<{OrNull(type, arrays.Elements)}>", Start = "null!" };
        return new(list, Evidence.Joined(evidence, Nulls(arrays.Elements, "elements")));
    }

    private Typed OfObject(ObservedObject objects, TypeContext place)
    {
        if (objects.Names.Count == 0 && !objects.IsMap)
        {
            return new(new("Dictionary<string, string>", "null!"), "always empty");
        }

        if (!objects.IsMap)
        {
            var known = _classes.ContainsKey(objects);
            var type = ClassOf(objects, place);
            return new(new(type.Name, "null!"), known ? $"the same members as {type.Name} elsewhere" : null);
        }

        var map = objects.Single;
        var (value, evidence) = Build(map.MapValues!, place.InMap());
        return new(
            value with { Code = $"Dictionary<string, {OrNull(value, map.MapValues!)}>", Start = "null!" },
            Evidence.Joined(
                $"{Evidence.Numbers(map.Keys, "key")} in {Evidence.Numbers(map.Count, "object")}, values of one type",
                evidence,
                Nulls(map.MapValues!, "values")));
    }

    private Typed Mixed(ObservedValues shape, TypeContext place)
    {
        var (alternatives, evidence) = Alternatives(shape, place);
        return new(_mixes.Choose(place, alternatives), evidence);
    }

    private (List<(JsonKinds Kind, TypeUse Type)> All, string? Evidence) Alternatives(ObservedValues shape, TypeContext place)
    {
        var alternatives = Enum.GetValues<JsonKinds>()
            .Where(kind => kind != 0 && shape.Tokens.HasFlag(kind))
            .Select(kind => (Kind: kind, Typed: OfKind(shape, kind, place)))
            .ToList();
        var seen = alternatives.Select(pair => Evidence.Joined(MixTypes.Seen(shape, pair.Kind), pair.Typed.Evidence));
        return (alternatives.ConvertAll(pair => (pair.Kind, pair.Typed.Type)), Evidence.Joined(seen));
    }

    private ModelClass ClassOf(ObservedObject objects, TypeContext place)
    {
        if (_classes.TryGetValue(objects, out var known))
        {
            return known;
        }

        var isRoot = _parts.Count == 0;
        var members = MemberNames.Assign(objects.Names.Where(name => objects.Variants.Count == 1 || name != objects.Tag));
        var hint = isRoot || _hints[objects].Length == 0 ? place.Hint : _hints[objects];
        var name = _names.Choose(hint, isRoot ? "" : place.Owner, isRoot ? "Model" : "Item", members.Values);
        var isHierarchy = objects.Variants.Count > 1;
        var type = new ModelClass(name) { Tag = isHierarchy ? objects.Tag : null };
        _classes.Add(objects, type);
        _parts.Add(type);
        var fields = objects.Variants.Values.SelectMany(set => set.Fields.Values);
        var here = place with
        {
            Owner = name,
            HasCurrency = place.HasCurrency || fields.Any(field => MoneyRule.IsCurrency(field.Values)),
        };
        if (isHierarchy)
        {
            Hierarchy(type, objects, members, here);
        }
        else
        {
            if (DictionaryRule.HasKeys(objects))
            {
                type.Comment = $"Could be a dictionary: {KeysOf(objects)}.";
                _findings.Add(new(here.Path, name, $"could be a dictionary: {KeysOf(objects)}"));
            }

            Members(type, objects.Single.Fields, objects.Single.Count, members, here);
        }

        return type;
    }

    private static string KeysOf(ObservedObject objects)
    {
        var some = objects.Names.Take(3).Select(CSharpText.Literal);
        return $"values of one type, under names that look like keys, such as {string.Join(", ", some)}";
    }

    private void Hierarchy(ModelClass type, ObservedObject objects, IReadOnlyDictionary<string, string> members, TypeContext place)
    {
        var common = CommonMembers.Names(objects);
        var fields = new FieldSet { Count = objects.Count };
        foreach (var (name, set) in common.SelectMany(name => objects.Variants.Values.Select(set => (name, set))))
        {
            fields.Add(name, set.Fields[name]);
        }

        var seen = $"{Evidence.Numbers(objects.Variants.Count, "value")} in {Evidence.Numbers(objects.Count, "object")}";
        type.Comment = $"The member {CSharpText.Literal(objects.Tag!)} tells the type: {seen}, each with members of its own.";
        _findings.Add(new(
            place.Path,
            $"abstract {type.Name}",
            $"{CSharpText.Literal(objects.Tag!)} has {seen}, each with members of its own"));
        Members(type, fields.Fields, fields.Count, members, place);
        foreach (var (value, set) in objects.Variants)
        {
            var words = NameParts.Pascal(value);
            var wanted = words.EndsWith(type.Name, StringComparison.Ordinal) && words != type.Name ? words : words + type.Name;
            var derived = new ModelClass(_names.Choose(wanted, "", "Item", members.Values)) { Base = type };
            type.Derived.Add((derived, value));
            _parts.Add(derived);
            var own = set.Fields.Where(pair => pair.Key != objects.Tag && !common.Contains(pair.Key));
            Members(
                derived,
                own,
                set.Count,
                members,
                new(derived.Name, derived.Name, $"{place.Path}({derived.Name})", false, place.HasCurrency));
        }
    }

    private void Members(
        ModelClass type,
        IEnumerable<KeyValuePair<string, Field>> fields,
        long count,
        IReadOnlyDictionary<string, string> names,
        TypeContext place)
    {
        var siblings = SiblingNumbers.Collect(fields);
        foreach (var (jsonName, field) in fields)
        {
            var at = place.Member(jsonName, type.Name);
            var finding = _findings.Count;
            var (use, evidence) = siblings.TryGetValue(jsonName, out var known)
                ? OfSiblings(field.Values.AllNumbers!, known.Numbers, at, known.Names)
                : Build(field.Values, at);
            var absent = Evidence.Absent(field.Values, count - field.Present, count);
            use = absent is null ? use : use.OrNull();
            var comment = Evidence.Joined(evidence, absent);
            if (comment is not null)
            {
                _findings.Insert(finding, new(at.Path, use.Code, comment));
            }

            type.Members.Add(new(names[jsonName], jsonName, use, comment, Evidence.OmitsNull(field.Values, count - field.Present)));
            if (names[jsonName] != jsonName)
            {
                _findings.Add(new(at.Path, names[jsonName], "the JSON name is not one that C# can have; only System.Text.Json writes it"));
            }
        }
    }

    private static string OrNull(TypeUse type, ObservedValues shape) => shape.Nulls > 0 ? type.OrNull().Code : type.Code;

    private static string? Nulls(ObservedValues shape, string what) =>
        shape.Nulls > 0 ? $"{Evidence.Absent(shape, 0, shape.Count)} among {what}" : null;

    private sealed record Typed(TypeUse Type, string? Evidence);
}

// Path: the member's path, for findings. HasCurrency: whether a currency is beside it, or beside an object around it. Reach: above 0 where
// an attribute of a member for numbers reaches: in the member, and in a collection that it has.
internal sealed record TypeContext(string Hint, string Owner, string Path, bool IsInMap = false, bool HasCurrency = false, int Reach = 0)
{
    public TypeContext Element() => this with { Hint = SingularName.Make(Hint), Path = Path + "[]", Reach = Reach - 1 };

    public TypeContext InMap() => Element() with { IsInMap = true };

    public TypeContext Member(string jsonName, string owner) =>
        new(NameParts.Pascal(jsonName), owner, (Path + CSharpText.PathStep(jsonName)).TrimStart('.'), HasCurrency: HasCurrency, Reach: 2);
}
