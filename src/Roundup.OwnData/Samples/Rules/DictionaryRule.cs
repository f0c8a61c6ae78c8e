using System.Text.RegularExpressions;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Rules;

// Tells dictionaries from objects: names that no class has, with values of one kind; or many names, with values of one type.
internal static partial class DictionaryRule
{
    private const int ManyNames = 30;
    private const int FewObjects = 3;
    private const int SomeNames = 4;
    private const int SeveralNames = 8;
    private const int FewestCodes = 3;

    // Begins again after each change: the values of a new dictionary are one type, whose members are seen more often.
    public static void Apply(ObservedValues root)
    {
        var isChanged = true;
        while (isChanged)
        {
            isChanged = false;
            HierarchyRule.Choose(root);
            foreach (var objects in SampleTraversal.InnermostFirst(root).Where(shape => shape.Latest == shape && !shape.IsMap))
            {
                if (HasNamesOfNoClass(objects) || (objects != root.Objects && IsMap(objects)))
                {
                    objects.Flatten();
                    objects.Single.ToMap();
                    isChanged = true;
                }
            }
        }
    }

    public static bool HasKeys(ObservedObject objects)
    {
        var fields = objects.Single.Fields;
        return !AreTwoInEach(objects)
            && (fields.Count >= 2 || fields.Keys.Any(name => !IsMemberName(name)))
            && fields.Keys.All(name => !IsMemberName(name) || KeyForm().IsMatch(name))
            && AreOfOneType(fields.Values.Select(field => field.Values));
    }

    private static bool IsMap(ObservedObject objects)
    {
        var fields = objects.Variants.Values.SelectMany(set => set.Fields).ToList();
        var names = objects.Names;
        if (names.Count >= SomeNames && AreSimilarObjects(fields.ConvertAll(pair => pair.Value.Values), names.Count))
        {
            return true;
        }

        if (names.Count < 2 || AreTwoInEach(objects) || !AreOfOneType(fields.Select(pair => pair.Value.Values)))
        {
            return false;
        }

        var odd = names.Count(name => !IsMemberName(name));
        var present = fields.Sum(pair => pair.Value.Present) / (double)(objects.Count * names.Count);
        return odd * 2 > names.Count
            || (objects.Count >= FewObjects && names.Count >= SomeNames && present <= 0.5)
            || (names.Count >= ManyNames && (objects.Count == 1 || present < 0.9));
    }

    // A class can have a member content-type or @id, but not 2026-01-01, 4711 or a Guid.
    private static bool IsMemberName(string name)
    {
        var start = name.AsSpan().TrimStart("$@_#");
        return start.Length is > 0 and <= 40
            && !char.IsAsciiDigit(start[0])
            && !Guid.TryParse(name, out _)
            && start.IndexOfAny("/\\ .") < 0;
    }

    private static bool AreOfOneType(IEnumerable<ObservedValues> values)
    {
        var all = values.Where(shape => shape.Kinds != JsonKinds.None).ToArray();
        return all is [var first, ..]
            && !JsonKindsExtensions.Together(all).AreMixed()
            && Array.TrueForAll(all, one => Similarity.InForm(first, one) && AreSameNumbers(first, one) && HaveSameForm(first, one));
    }

    // A class seldom has four members with the same members, or eight with mostly the same, or thirty with some of them the same.
    private static bool AreSimilarObjects(List<ObservedValues> values, int names)
    {
        if (!values.TrueForAll(shape => shape.Kinds == JsonKinds.Object && !shape.Objects!.IsMap))
        {
            return false;
        }

        var sets = values.ConvertAll(shape => shape.Objects!.Names);
        var (common, all) = (sets[0].ToHashSet(StringComparer.Ordinal), sets.SelectMany(set => set).Distinct().Count());
        sets.ForEach(common.IntersectWith);
        return common.Count >= 2
            && (common.Count == all || names >= ManyNames || (names >= SeveralNames && common.Count * 2 >= all));
    }

    // Whether half of the names are paths, numbers, dates, ids and the like; then values of one kind are enough.
    private static bool HasNamesOfNoClass(ObservedObject objects)
    {
        var names = objects.Names;
        var values = objects.Variants.Values.SelectMany(set => set.Fields.Values).Select(field => field.Values).ToArray();
        var kinds = JsonKindsExtensions.Together(values);
        var keys = names.Count(KeyName().IsMatch);
        return kinds != JsonKinds.None
            && !kinds.AreMixed()
            && ((keys * 2 >= names.Count && (keys == names.Count || !AreTwoInEach(objects))) || AreCodes(objects, names, values))
            && values.Where(shape => shape.Objects is not null).Select(shape => shape.Objects!.IsMap).Distinct().Count() <= 1;
    }

    // Languages of which at least one has a region (de, en-GB); currencies and countries (EUR, USD, CHF). A class may have members with
    // such names (CPU, GPU, RAM): each object has them then, or they have different members.
    private static bool AreCodes(ObservedObject objects, IReadOnlySet<string> names, ObservedValues[] values) =>
        (names.All(Language().IsMatch) && names.Any(name => name.Length > 2))
        || (names.Count >= FewestCodes
            && names.All(Code().IsMatch)
            && (!AreInEach(objects) || names.Count(MoneyRule.IsCurrency) * 2 > names.Count)
            && Array.TrueForAll(values, one => Similarity.InForm(values[0], one)));

    // Keys that are always the same two (1h, 24h) are members.
    private static bool AreTwoInEach(ObservedObject objects) => objects.Names.Count == 2 && AreInEach(objects);

    private static bool AreInEach(ObservedObject objects) => objects.Count > 1
        && objects.Variants.Values.Sum(set => set.Fields.Values.Sum(field => field.Present)) == objects.Count * objects.Names.Count;

    private static bool AreSameNumbers(ObservedValues left, ObservedValues right) =>
        left.Numbers is null || right.Numbers is null || (left.Numbers.InexactAsDouble == 0) == (right.Numbers.InexactAsDouble == 0);

    private static bool HaveSameForm(ObservedValues left, ObservedValues right)
    {
        const TextForms Distinct = TextForms.Guid | TextForms.DateTime | TextForms.DateTimeOffset | TextForms.DateOnly | TextForms.Uri;
        return left.Texts is null || right.Texts is null || (left.Texts.Forms & Distinct) == (right.Texts.Forms & Distinct);
    }

    // In this order: paths, URLs and media types; numbers, versions and addresses; dates and times; Guids; e-mail; hashes; ids with digits.
    [GeneratedRegex("""
        ^(.*[/\\].*|-?v?\d+(\.\d+)*|v?\d+(\.\d+)+[-+].+|\d{4}-\d\d(-\d\d([T\ ].*)?)?|[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}
        |[^@\s]+@[^@\s]+\.\w+|0x[\da-fA-F]+|(?=\D*\d)[\da-fA-F]{12,}|[A-Z]+[-_]\d{2,}|[A-Z]+\d{4,}|[A-Za-z]+[-_]\d{3,}
        |[a-z]{2,4}_(?=[A-Za-z]*\d)[A-Za-z\d]{8,})$
        """, RegexOptions.IgnorePatternWhitespace)]
    private static partial Regex KeyName();

    [GeneratedRegex("^[A-Z]{3}$")]
    private static partial Regex Code();

    [GeneratedRegex("^[a-z]{2}([-_][A-Z]{2})?$")]
    private static partial Regex Language();

    // Languages (de, en-GB), countries and currencies (DE, EUR), and ids with at least two digits (A-1001).
    [GeneratedRegex(@"^([a-z]{2}([-_][A-Za-z]{2,4})?|[A-Z]{2,3}|[A-Za-z]*[-_]?\d{2,})$")]
    private static partial Regex KeyForm();
}
