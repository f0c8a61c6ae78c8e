using Roundup.Inference.Naming;
using Roundup.Inference.Shapes;

namespace Roundup.Inference.Models;

/// <summary>The classes for values of several kinds. What has the same alternatives is one class.</summary>
internal sealed class MixTypes(TypeNames names, List<ModelPart> parts)
{
    /// <summary>The class with these alternatives.</summary>
    public TypeUse Of(Place place, List<(Kinds Kind, TypeUse Type)> alternatives)
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

    /// <summary>How many values of a kind there are.</summary>
    public static string Seen(Shape shape, Kinds kind) => kind switch
    {
        Kinds.Bool => Evidence.Numbers(shape.Bools, "bool"),
        Kinds.Number => Evidence.Numbers(shape.Numbers!.Count, "number"),
        Kinds.Text => Evidence.Numbers(shape.Texts!.Count, "string"),
        Kinds.Array => Evidence.Numbers(shape.Arrays!.Count, "array"),
        _ => Evidence.Numbers(shape.Objects!.Count, "object"),
    };
}
