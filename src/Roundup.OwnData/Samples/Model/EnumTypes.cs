namespace Roundup.OwnData.Samples.Model;

/// <summary>
/// The enums of a model. Members of one name with values in common have one enum, and so have members with the same values.
/// </summary>
internal sealed class EnumTypes(TypeNames names, List<ModelPart> parts)
{
    private readonly List<(string Hint, ModelEnum Enum)> known = [];

    public TypeUse Of(TypeContext place, IEnumerable<string> values)
    {
        var all = values.ToList();
        var (_, type) = known.Find(one =>
            one.Hint == place.Hint ? IsOne(one.Enum.Values, all) : all.ToHashSet().SetEquals(one.Enum.Values));
        if (type is null)
        {
            type = new(names.Of(place.Hint, place.Owner, "Value", []));
            known.Add((place.Hint, type));
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
