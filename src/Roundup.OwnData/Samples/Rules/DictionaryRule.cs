using System.Text.RegularExpressions;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>Tells dictionaries from objects: many names, or names that no class has, with values of one type.</summary>
internal static partial class DictionaryRule
{
    private const int ManyNames = 30;
    private const int FewObjects = 3;
    private const int SomeNames = 4;

    /// <param name="root">The shape of the sample; its own object stays a class.</param>
    public static void Apply(Shape root)
    {
        foreach (var objects in ShapeTraversal.InnermostFirst(root).Where(shape => shape != root.Objects && !shape.IsMap))
        {
            if (IsMap(objects))
            {
                objects.Flatten();
                objects.Single.ToMap();
            }
        }
    }

    public static bool HasKeys(ObjectShape objects)
    {
        var fields = objects.Single.Fields;
        return (fields.Count >= 2 || fields.Keys.Any(name => !IsMemberName(name)))
            && fields.Keys.All(name => !IsMemberName(name) || KeyForm().IsMatch(name))
            && AreOfOneType(fields.Values.Select(field => field.Values));
    }

    private static bool IsMap(ObjectShape objects)
    {
        var fields = objects.Variants.Values.SelectMany(set => set.Fields).ToList();
        var names = objects.Names;
        if (names.Count < 2 || !AreOfOneType(fields.Select(pair => pair.Value.Values)))
        {
            return false;
        }

        // A class seldom has this many members of one class.
        if (names.Count >= SomeNames && AreEqualObjects(fields.ConvertAll(pair => pair.Value.Values)))
        {
            return true;
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

    private static bool AreOfOneType(IEnumerable<Shape> values)
    {
        Shape? first = null;
        foreach (var shape in values.Where(shape => shape.Kinds != JsonKinds.None))
        {
            if (shape.Kinds.AreMixed())
            {
                return false;
            }

            first ??= shape;
            if (!Similarity.InForm(first, shape)
                || !AreSameNumbers(first, shape)
                || (first.Texts is not null && !HaveSameForm(first, shape)))
            {
                return false;
            }
        }

        return first is not null;
    }

    private static bool AreEqualObjects(List<Shape> values) => values.TrueForAll(shape =>
        shape.Objects is { IsMap: false } own && own.Names.Count >= 2 && Similarity.Share(own, values[0].Objects!) == 1);

    private static bool AreSameNumbers(Shape left, Shape right) =>
        left.Numbers is null || right.Numbers is null || (left.Numbers.InexactAsDouble == 0) == (right.Numbers.InexactAsDouble == 0);

    private static bool HaveSameForm(Shape left, Shape right)
    {
        const TextForms Distinct = TextForms.Guid | TextForms.DateTime | TextForms.DateTimeOffset | TextForms.DateOnly | TextForms.Uri;
        return (left.Texts!.Forms & Distinct) == (right.Texts!.Forms & Distinct);
    }

    // Languages (de, en-GB), countries and currencies (DE, EUR), and ids with at least two digits (A-1001).
    [GeneratedRegex(@"^([a-z]{2}([-_][A-Za-z]{2,4})?|[A-Z]{2,3}|[A-Za-z]*[-_]?\d{2,})$")]
    private static partial Regex KeyForm();
}
