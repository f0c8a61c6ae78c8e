using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Model;

internal static class ScalarTypes
{
    // The narrowest type that holds all numbers; decimal for amounts of money.
    public static TypeUse Choose(ObservedNumbers numbers, bool isMoney) => new(isMoney ? "decimal" : Name(numbers));

    public static TypeUse Choose(TextForms form) => form switch
    {
        TextForms.None => new("string", "\"\""),
        TextForms.Uri => new("Uri", "null!"),
        TextForms.Base64 => new("byte[]", "[]"),
        _ => new(form.ToString()),
    };

    private static string Name(ObservedNumbers numbers)
    {
        if (numbers.Fractions == 0)
        {
            return numbers.Integers switch
            {
                var types when types.HasFlag(IntegerTypes.Int) => "int",
                var types when types.HasFlag(IntegerTypes.Long) => "long",
                var types when types.HasFlag(IntegerTypes.ULong) => "ulong",
                _ => numbers.InexactAsDecimal == 0 ? "decimal" : "double",
            };
        }

        var isDecimal = numbers.InexactAsDecimal == 0 && (numbers.Scaled > 0 || numbers.InexactAsDouble > 0);
        return isDecimal ? "decimal" : "double";
    }
}

// The enums of a model. Members of one name with values in common have one enum, and so have members with the same values.
internal sealed class EnumTypes(InferredTypeNames names, List<ModelPart> parts)
{
    private readonly List<(string Hint, ModelEnum Enum)> _known = [];

    public TypeUse Choose(TypeContext place, IEnumerable<string> values)
    {
        var all = values.ToList();
        var (_, type) = _known.Find(one =>
            one.Hint == place.Hint ? IsOne(one.Enum.Values, all) : all.ToHashSet().SetEquals(one.Enum.Values));
        if (type is null)
        {
            type = new(names.Choose(place.Hint, place.Owner, "Value", []));
            _known.Add((place.Hint, type));
            parts.Add(type);
        }

        type.Values.AddRange(all.Except(type.Values));
        return new(type.Name);
    }

    // Names that differ only in case cannot be told apart when they are read.
    private static bool IsOne(List<string> known, List<string> values) =>
        known.Intersect(values).Any()
        && known.Union(values).Distinct(StringComparer.OrdinalIgnoreCase).Count() == known.Union(values).Count();
}

// The classes for values of several kinds; there is one class for the same alternatives.
internal sealed class MixTypes(InferredTypeNames names, List<ModelPart> parts)
{
    public TypeUse Choose(TypeContext place, List<(JsonKinds Kind, TypeUse Type)> alternatives)
    {
        var known = parts.OfType<ModelMix>().FirstOrDefault(mix => mix.Alternatives.SequenceEqual(alternatives));
        if (known is null)
        {
            known = new(names.Choose(place.Hint + "Mix", place.Owner, "Mix", alternatives.Select(one => one.Kind.ToString())))
            {
                Comment = "Values of several kinds are in the same place: one of these members is not null.",
            };
            known.Alternatives.AddRange(alternatives);
            parts.Add(known);
        }

        return new(known.Name, "null!");
    }

    public static string Seen(ObservedValues shape, JsonKinds kind) => kind switch
    {
        JsonKinds.Bool => Evidence.Numbers(shape.Bools, "bool"),
        JsonKinds.Number => Evidence.Numbers(shape.Numbers!.Count, "number"),
        JsonKinds.Text => Evidence.Numbers(shape.Texts!.Count, "string"),
        JsonKinds.Array => Evidence.Numbers(shape.Arrays!.Count, "array"),
        _ => Evidence.Numbers(shape.ObjectCount, "object"),
    };
}
