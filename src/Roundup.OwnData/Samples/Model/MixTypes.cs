using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Model;

/// <summary>The classes for values of several kinds; there is one class for the same alternatives.</summary>
internal sealed class MixTypes(TypeNames names, List<ModelPart> parts)
{
    public TypeUse Of(TypeContext place, List<(JsonKinds Kind, TypeUse Type)> alternatives)
    {
        var known = parts.OfType<ModelMix>().FirstOrDefault(mix => mix.Alternatives.SequenceEqual(alternatives));
        if (known is null)
        {
            known = new(names.Of(place.Hint + "Mix", place.Owner, "Mix", alternatives.Select(one => one.Kind.ToString())))
            {
                Comment = "Values of several kinds are in the same place: one of these members is not null.",
            };
            known.Alternatives.AddRange(alternatives);
            parts.Add(known);
        }

        return new(known.Name, "null!");
    }

    /// <summary>The number of values of a kind.</summary>
    public static string Seen(Shape shape, JsonKinds kind) => kind switch
    {
        JsonKinds.Bool => Evidence.Numbers(shape.Bools, "bool"),
        JsonKinds.Number => Evidence.Numbers(shape.Numbers!.Count, "number"),
        JsonKinds.Text => Evidence.Numbers(shape.Texts!.Count, "string"),
        JsonKinds.Array => Evidence.Numbers(shape.Arrays!.Count, "array"),
        _ => Evidence.Numbers(shape.ObjectCount, "object"),
    };
}
